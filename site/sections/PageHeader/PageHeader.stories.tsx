import { expect } from 'storybook/test';
import { Button } from '#design-system';
import { ServiceGlyph } from '#site/drawings/glyphs/ServiceGlyph.tsx';
import { legend, map } from '#site/pages/EnterpriseItStrategyPage/EnterpriseItStrategyPage.content.ts';
import { Roadmap } from '#site/sections/Roadmap/Roadmap.tsx';
import { RoadmapLegend } from '#site/sections/Roadmap/RoadmapLegend.tsx';
import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Site sections/PageHeader',
  component: PageHeader,
  args: {
    title: 'Case Studies',
    lead: 'What was built, what it changed in figures, and what went wrong on the way.',
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
  },
});

export const WithDrawingAndAction = meta.story({
  args: {
    title: 'AI voice agents',
    lead: 'A voice agent picks up the phone on the second ring, says that it is an AI system, and does the job.',
    actions: <Button href="/ai-audit">Free AI Business Audit</Button>,
    art: <ServiceGlyph id="voice-agents" large />,
  },
});

export const WithDrawingAsWideAsThePage = meta.story({
  // The page of the strategy is pictured with it.
  parameters: withoutPicture,
  args: {
    actions: (
      <>
        <Button href="/contact">Talk to a person</Button>
        <RoadmapLegend {...legend} />
      </>
    ),
    wideArt: <Roadmap {...map} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still in use')).toBeVisible();
  },
});

export const LongAndGreek = meta.story({
  args: {
    title: 'Πώς μετρήσαμε τις ώρες που χάνει μια εταιρεία μεταφορών στη Λεμεσό',
    lead: 'Ένα παράδειγμα με λεπτά και σεντ, και γιατί το ίδιο λογισμικό αποδίδει διαφορετικά αλλού.',
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
