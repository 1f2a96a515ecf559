import type { Decorator } from '@storybook/react-vite';

import { englishLabels, greekLabels, LabelsProvider } from '#design-system';

/**
 * Provides the texts of the components. They are English, or Greek if `parameters.language` of the story or the toolbar
 * says so.
 */
export const withLabels: Decorator = (Story, { parameters, globals }) => (
  <LabelsProvider labels={(parameters.language ?? globals.language) === 'el' ? greekLabels : englishLabels}>
    <Story />
  </LabelsProvider>
);
