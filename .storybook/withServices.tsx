import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

import { type Services, ServicesProvider } from '#services';
import { aiServices, aiSituations, fakeServices, storageServices, storageSituations } from '#services/fakes';
import { ChatProvider } from '#site/features/chat/ChatProvider.tsx';
import { AppStateProvider } from '#site/features/preferences/AppStateProvider.tsx';
import { appStateStorage } from '#site/features/preferences/appStateStorage.ts';
import { createAppStore } from '#site/features/preferences/createAppStore.ts';

interface SituationProps {
  readonly services: () => Services;
  readonly children: ReactNode;
}

/** Provides services, settings and chat, created once for a story. */
function Situation({ services: make, children }: SituationProps) {
  const [services] = useState(make);
  const [appStore] = useState(() => createAppStore(appStateStorage(services.local)));
  return (
    <ServicesProvider services={services}>
      <AppStateProvider store={appStore} paint={false}>
        <ChatProvider>{children}</ChatProvider>
      </AppStateProvider>
    </ServicesProvider>
  );
}

/**
 * Services in the situation the toolbar says, calm if nobody touched it. What a story gives itself with
 * `parameters.services` wins. Another situation starts the story anew.
 */
export const withServices: Decorator = (Story, { globals, parameters }) => {
  const ai = aiSituations.find((each) => each === globals.ai) ?? 'answering';
  const storage = storageSituations.find((each) => each === globals.storage) ?? 'empty';
  const own: Partial<Services> = parameters.services ?? {};
  const services = () => fakeServices({ ...aiServices(ai), ...storageServices(storage), ...own });
  return (
    <Situation key={`${ai} ${storage}`} services={services}>
      <Story />
    </Situation>
  );
};
