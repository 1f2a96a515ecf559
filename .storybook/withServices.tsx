import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

import { type Services, ServicesProvider } from '#services';
import { fakeServices } from '#services/fakes';
import { ChatProvider } from '#site/features/chat/ChatProvider.tsx';
import { AppStateProvider } from '#site/features/preferences/AppStateProvider.tsx';
import { createAppStore } from '#site/features/preferences/createAppStore.ts';

const forgetful = { load: () => null, save: () => {}, subscribe: () => () => {} };

/** Calm services for every story; a story overrides only the one it is about with `parameters.services`. */
export const withServices: Decorator = (Story, { parameters }) => {
  const changes: Partial<Services> = parameters.services ?? {};
  const [services] = useState(() => fakeServices(changes));
  const [appStore] = useState(() => createAppStore(forgetful));
  return (
    <ServicesProvider services={services}>
      <AppStateProvider store={appStore} paint={false}>
        <ChatProvider>
          <Story />
        </ChatProvider>
      </AppStateProvider>
    </ServicesProvider>
  );
};
