import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Badge } from '../Badge/Badge.tsx';
import { IndexList } from './IndexList.tsx';

/** Seven parallel lines, as an example of a drawing. */
const lines = [12, 20, 28, 36, 44, 52, 60];
const glyph = (
  <svg viewBox="0 0 72 72" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
    {lines.map((y) => (
      <path key={y} d={`M8 ${y}C24 ${y} 26 36 36 36S48 ${y} 64 ${y}`} />
    ))}
  </svg>
);
const entries = [
  ['consultancy', 'AI consultancy', 'A list of what to automate first, with price and return.'],
  [
    'process-automation',
    'Process automation',
    'The copy-paste between your systems, done by software that logs what it did.',
  ],
  ['voice-agents', 'AI voice agents', 'Every call answered, in Greek or English, day and night.'],
  ['data-analytics', 'Data & analytics', 'One page a week that says what changed and what to do about it.'],
  ['digital-presence', 'Digital presence', 'A website that takes bookings and orders.'],
  [
    'enterprise-it-strategy',
    'Enterprise IT strategy',
    'A three-year map from the systems you have to the ones you need.',
  ],
  [
    'ai-automation',
    'Αυτοματισμοί με τεχνητή νοημοσύνη',
    'Αποφάσεις που παίρνονται εκατό φορές τη μέρα, με τον ίδιο τρόπο.',
  ],
].map(([id, title = '', text = '']) => ({ href: `/services/${id}`, title, text, glyph }));

const meta = preview.meta({
  title: 'Components/IndexList',
  component: IndexList,
  args: { entries },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'AI voice agents' })).toHaveAttribute(
      'href',
      '/services/voice-agents',
    );
  },
});

export const OneColumn = meta.story({ args: { columns: 1, entries: entries.slice(0, 4) } });

export const TwoColumnsWithBadges = meta.story({
  args: {
    columns: 2,
    entries: entries.slice(0, 4).map((entry) => ({ ...entry, meta: <Badge>9 hours a week</Badge> })),
  },
});

export const WithoutDrawings = meta.story({
  args: { entries: entries.map(({ href, title, text }) => ({ href, title, text })) },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });

export const LongAndGreek = meta.story({
  args: {
    entries: [
      {
        href: '/services/ai-automation',
        title: 'Αυτοματισμοί με τεχνητή νοημοσύνη για μικρές και μεσαίες επιχειρήσεις',
        text: 'Αποφάσεις που παίρνονται εκατό φορές τη μέρα, με τον ίδιο τρόπο, από λογισμικό που κρατά αρχείο.',
      },
    ],
  },
});
