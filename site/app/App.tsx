import { type ReactNode, StrictMode } from 'react';

import { LinkProvider } from '#design-system';
import { type Services, ServicesProvider } from '#services';
import { RouterLink } from '#site/app/RouterLink.tsx';
import { AppStateProvider } from '#site/state/AppStateProvider.tsx';
import type { AppStore } from '#site/state/createAppStore.ts';

export interface AppProps {
  readonly services: Services;
  readonly appStore: AppStore;
  /** Router with the layout. Browser and prerender use different routers. */
  readonly children: ReactNode;
}

/** Providers around the pages, the same in the browser and in the prerender. */
export function App({ services, appStore, children }: AppProps) {
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <AppStateProvider store={appStore}>
          <LinkProvider link={RouterLink}>{children}</LinkProvider>
        </AppStateProvider>
      </ServicesProvider>
    </StrictMode>
  );
}
