import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

import { createStoredValue, type Services, ServicesProvider, storedKeys } from '#services';
import { aiScenarios, aiServices, fakeServices, storageScenarios, storageServices } from '#services/fakes';
import { ChatProvider } from '#site/features/chat/ChatProvider.tsx';
import { AppStateProvider } from '#site/state/AppStateProvider.tsx';
import { createAppStore } from '#site/state/createAppStore.ts';

interface ScenarioProps {
  readonly services: () => Services;
  readonly children: ReactNode;
}

/** Provides services, settings and chat, created once for a story. */
function Scenario({ services: make, children }: ScenarioProps) {
  const [services] = useState(make);
  const [appStore] = useState(() =>
    createAppStore(createStoredValue(services.local, storedKeys['app-state'])),
  );
  return (
    <ServicesProvider services={services}>
      <AppStateProvider store={appStore} paint={false}>
        <ChatProvider>{children}</ChatProvider>
      </AppStateProvider>
    </ServicesProvider>
  );
}

/**
 * Provides services in the scenario that the toolbar has chosen, by default one in which everything works.
 * `parameters.services` of a story wins. A new choice restarts the story.
 */
export const withServices: Decorator = (Story, { globals, parameters }) => {
  const ai = aiScenarios.find((each) => each === globals.ai) ?? 'answering';
  const storage = storageScenarios.find((each) => each === globals.storage) ?? 'empty';
  const own: Partial<Services> = parameters.services ?? {};
  const services = () => fakeServices({ ...aiServices(ai), ...storageServices(storage), ...own });
  return (
    <Scenario key={`${ai} ${storage}`} services={services}>
      <Story />
    </Scenario>
  );
};
