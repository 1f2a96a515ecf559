import { expect } from 'storybook/test';
import { map } from '#site/pages/EnterpriseItStrategyPage/EnterpriseItStrategyPage.content.ts';
import preview from '#storybook/preview';

import { YearMap } from './YearMap.tsx';

const meta = preview.meta({
  title: 'Site sections/YearMap',
  component: YearMap,
  args: { label: map.label, parts: map.parts },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Three years of systems along lanes: many that cross today, few and straight at the end. For this story only; a history is a `Timeline`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Nine lines/ })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
