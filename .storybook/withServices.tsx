import type { Decorator } from '@storybook/react-vite';

/** Calm defaults come with the fakes; a story overrides only the service it is about. */
export const withServices: Decorator = (Story) => <Story />;
