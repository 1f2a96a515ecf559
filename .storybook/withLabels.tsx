import type { Decorator } from '@storybook/react-vite';

import { englishLabels, greekLabels, LabelsProvider } from '#design-system';

/** Provides the design system's own labels: English, or Greek for a story with `parameters.language`. */
export const withLabels: Decorator = (Story, { parameters }) => (
  <LabelsProvider labels={parameters.language === 'el' ? greekLabels : englishLabels}>
    <Story />
  </LabelsProvider>
);
