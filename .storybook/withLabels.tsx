import type { Decorator } from '@storybook/react-vite';

import { englishLabels, greekLabels, LabelsProvider } from '#design-system';

/** Provides the design system's own labels: English, or Greek for a story with `parameters.language` or by the toolbar. */
export const withLabels: Decorator = (Story, { parameters, globals }) => (
  <LabelsProvider labels={(parameters.language ?? globals.language) === 'el' ? greekLabels : englishLabels}>
    <Story />
  </LabelsProvider>
);
