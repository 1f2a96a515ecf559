import type { Decorator } from '@storybook/react-vite';

import { LabelsProvider } from '#design-system';
import { labels } from '#site/content/labels.ts';
import { greekLabels } from './greekLabels.ts';

/** The words that the design system says by itself: English, or Greek where a story asks with `parameters.language`. */
export const withLabels: Decorator = (Story, { parameters }) => (
  <LabelsProvider labels={parameters.language === 'el' ? greekLabels : labels}>
    <Story />
  </LabelsProvider>
);
