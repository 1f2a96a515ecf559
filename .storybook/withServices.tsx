import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

import { createStoredValue, type Services, ServicesProvider, storedKeys } from '#services';
import { aiScenarios, aiServices, fakeServices, storageScenarios, storageServices } from '#services/fakes';
import { ChatProvider } from '#site/features/chat/ChatProvider.tsx';
import { AppStateProvider } from '#site/state/AppStateProvider.tsx';
import { createAppStore } from '#site/state/createAppStore.ts';

interface ScenarioProps {
  readonly createServices: () => Services;
  readonly children: ReactNode;
}

/** Provides services, settings and chat. They are created once for each story. */
function Scenario({ createServices, children }: ScenarioProps) {
  const [services] = useState(createServices);
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
 * Provides the services of the scenario that is chosen in the toolbar. In the default scenario everything works.
 * `parameters.services` of a story replaces some of them. A new choice restarts the story.
 */
export const withServices: Decorator = (Story, { globals, parameters }) => {
  const ai = aiScenarios.find((each) => each === globals.ai) ?? 'answering';
  const storage = storageScenarios.find((each) => each === globals.storage) ?? 'empty';
  const replaced: Partial<Services> = parameters.services ?? {};
  const createServices = () => fakeServices({ ...aiServices(ai), ...storageServices(storage), ...replaced });
  return (
    <Scenario key={`${ai} ${storage}`} createServices={createServices}>
      <Story />
    </Scenario>
  );
};
