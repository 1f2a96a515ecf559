import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { FigureLine } from './FigureLine.tsx';
import { KeyFigures } from './KeyFigures.tsx';

const meta = preview.meta({
  title: 'Site sections/KeyFigures',
  component: KeyFigures,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const figure of ['87+', '156+', '92%', '4.9/5'])
      await expect(canvas.getByText(figure)).toBeVisible();
  },
});

/** Small figures, in support of a text. */
export const InOneLine = meta.story({ render: () => <FigureLine /> });

export const NarrowScreen = meta.story({ globals: narrowScreen });
