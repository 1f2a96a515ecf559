import type { Decorator } from '@storybook/react-vite';

import { englishLabels, greekLabels, LabelsProvider } from '#design-system';

/**
 * Provides the texts of the components. The language is `parameters.language` of the story, otherwise the language of
 * the toolbar: English or Greek.
 */
export const withLabels: Decorator = (Story, { parameters, globals }) => (
  <LabelsProvider labels={(parameters.language ?? globals.language) === 'el' ? greekLabels : englishLabels}>
    <Story />
  </LabelsProvider>
);
