// @vitest-environment jsdom
import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { asked, gaps, type StoryFacts, storyCoverage, toMarkdown } from '#tests/support/storyCoverage.ts';

import { exceptions } from './exceptions.ts';
import { publicComponents, storyFacts } from './publicComponents.ts';
import { storyReasons } from './storyReasons.ts';

describe('the stories of the public components', () => {
  const names = publicComponents.map(({ name }) => name).filter((name) => !(name in exceptions));
  const rows = storyCoverage(names, storyFacts, storyReasons);

  it('cover every required kind, or give a reason; the table goes to reports/stories.md', () => {
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/stories.md', toMarkdown(rows));
    expect(gaps(rows, storyReasons)).toEqual([]);
  });
});

describe('the story coverage table', () => {
  const story = (change: Partial<StoryFacts>): StoryFacts => ({
    component: 'Badge',
    name: 'Default',
    played: false,
    narrow: false,
    greek: false,
    ...change,
  });
  const complete = [
    story({ played: true }),
    story({ name: 'AllVariants' }),
    story({ name: 'Pressed' }),
    story({ name: 'LongAndGreekOnAPhone', greek: true, narrow: true }),
  ];

  it('is complete when every cell has a story', () => {
    expect(gaps(storyCoverage(['Badge'], complete, {}), {})).toEqual([]);
  });

  it.each([
    ['default', complete.slice(1).concat(story({ name: 'Open', played: true }))],
    ['all variants', complete.filter(({ name }) => name !== 'AllVariants')],
    ['states', complete.filter(({ name }) => name !== 'Pressed')],
    ['played', complete.map((each) => ({ ...each, played: false }))],
    ['long and Greek', complete.map((each) => ({ ...each, greek: false }))],
    ['narrow screen', complete.map((each) => ({ ...each, narrow: false }))],
  ])('reports a missing story of the kind "%s"', (what, stories) => {
    expect(gaps(storyCoverage(['Badge'], stories, {}), {})).toEqual([
      `Badge has no story for "${what}", and no reason.`,
    ]);
  });

  it('reports every kind for a component without stories', () => {
    expect(gaps(storyCoverage(['Lost'], complete, {}), {})).toHaveLength(asked.length);
  });

  it('accepts a reason instead of a story, and reports a reason that is not needed', () => {
    const reasons = { states: { 'only drawn': ['Badge'] } };
    const still = complete.filter(({ name }) => name !== 'Pressed');
    expect(gaps(storyCoverage(['Badge'], still, reasons), reasons)).toEqual([]);
    expect(gaps(storyCoverage(['Badge'], complete, reasons), reasons)).toEqual([
      'Badge needs no reason for "states": it has a story, or it is gone.',
    ]);
  });

  it('prints missing stories in bold', () => {
    expect(toMarkdown(storyCoverage(['Badge'], complete.slice(0, 1), {}))).toContain(
      '| Badge | Default | **missing** | **missing** | Default | **missing** | **missing** |',
    );
  });
});
