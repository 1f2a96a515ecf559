import type { Decorator } from '@storybook/react-vite';

import { englishLabels, greekLabels, LabelsProvider } from '#design-system';

/**
 * Provides the texts of the components. They are in the language of the story's `parameters.language`, otherwise in
 * that of the toolbar: English or Greek.
 */
export const withLabels: Decorator = (Story, { parameters, globals }) => (
  <LabelsProvider labels={(parameters.language ?? globals.language) === 'el' ? greekLabels : englishLabels}>
    <Story />
  </LabelsProvider>
);
