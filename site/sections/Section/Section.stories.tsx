import { expect } from 'storybook/test';
import { Button, Text } from '#design-system';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Site sections/Section',
  component: Section,
  args: {
    title: 'Seven services. Every result measured.',
    children: <Text measure>What follows the claim proves it.</Text>,
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Seven services. Every result measured.' }),
    ).toBeVisible();
  },
});

export const WithLeadAndAction = meta.story({
  args: {
    ruled: true,
    title: 'From the blog',
    lead: 'Methods, mistakes and the law.',
    action: (
      <Button href="/blog" variant="outline" size="small">
        All posts
      </Button>
    ),
  },
});

export const TitleBeside = meta.story({
  args: { titlePlace: 'beside', title: 'Benefits', lead: 'Counted before and after.' },
});

export const Tinted = meta.story({ args: { tinted: true } });

export const Dark = meta.story({ args: { dark: true } });

export const NarrowScreen = meta.story({
  args: { titlePlace: 'beside' },
  globals: narrowScreen,
});
