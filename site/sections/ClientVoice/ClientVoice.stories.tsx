import { expect } from 'storybook/test';

import { caseStudies } from '#services/knowledge';
import preview from '#storybook/preview';

import { ClientVoice } from './ClientVoice.tsx';

const [study] = caseStudies;
if (!study) throw new Error('There is no case to show.');

const meta = preview.meta({
  title: 'Site sections/ClientVoice',
  component: ClientVoice,
  args: { voice: study.voice },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sample quotation/)).toBeVisible();
  },
});

export const Large = meta.story({ args: { large: true } });
