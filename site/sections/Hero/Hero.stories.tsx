import { expect } from 'storybook/test';
import { hero } from '#site/pages/HomePage/HomePage.content.ts';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Site sections/Hero',
  component: Hero,
  args: hero,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Give the tangle to the machine.',
    );
    await expect(canvas.getByRole('link', { name: /free audit/ })).toHaveAttribute('href', '/ai-audit');
  },
});

export const Greek = meta.story({
  args: {
    title: ['Δώστε το κουβάρι', 'στη μηχανή.'],
    results: ['Απάντηση στάλθηκε', 'Κλήση καταχωρίστηκε', 'Τιμολόγιο περάστηκε', 'Έκθεση στάλθηκε'],
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
