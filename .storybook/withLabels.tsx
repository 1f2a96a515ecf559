import type { Decorator } from '@storybook/react-vite';

import { englishLabels, greekLabels, LabelsProvider } from '#design-system';

/** The words that the design system says by itself: English, or Greek where a story asks with `parameters.language`. */
export const withLabels: Decorator = (Story, { parameters }) => (
  <LabelsProvider labels={parameters.language === 'el' ? greekLabels : englishLabels}>
    <Story />
  </LabelsProvider>
);
