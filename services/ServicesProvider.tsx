import { createContext, type ReactNode, use } from 'react';

import type { Services } from './Services.ts';

const ServicesContext = createContext<Services | null>(null);
ServicesContext.displayName = 'ServicesContext';

export interface ServicesProviderProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Provides the services, which are chosen once at the root and never change. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** Returns the services of the nearest `<ServicesProvider>`. Throws if there is none. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services) return services;
  throw new Error(
    'useServices() was called outside <ServicesProvider>. ' +
      'Without it a component cannot reach the assistant, the audit or storage. ' +
      'On the site, render inside site/app/App.tsx; in a story, set `parameters.services`.',
  );
}
