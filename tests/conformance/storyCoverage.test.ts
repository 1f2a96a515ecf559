// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { exceptions } from './exceptions.ts';
import { publicComponents, storyFacts } from './publicComponents.ts';
import { type StoryFacts, storyGaps, storyKinds } from './storyCoverage.ts';
import { storyReasons } from './storyReasons.ts';

it('the stories of the public components cover every kind, or give a reason', () => {
  const names = publicComponents.map(({ name }) => name).filter((name) => !(name in exceptions));
  expect(storyGaps(names, storyFacts, storyReasons)).toEqual([]);
});

describe('the story check', () => {
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

  it('accepts a component with a story of each kind', () => {
    expect(storyGaps(['Badge'], complete, {})).toEqual([]);
  });

  it.each([
    ['default', complete.slice(1).concat(story({ name: 'Open', played: true }))],
    ['all variants', complete.filter(({ name }) => name !== 'AllVariants')],
    ['states', complete.filter(({ name }) => name !== 'Pressed')],
    ['played', complete.map((each) => ({ ...each, played: false }))],
    ['long and Greek', complete.map((each) => ({ ...each, greek: false }))],
    ['narrow screen', complete.map((each) => ({ ...each, narrow: false }))],
  ])('reports a missing story of the kind "%s"', (what, stories) => {
    expect(storyGaps(['Badge'], stories, {})).toEqual([`Badge has no story for "${what}", and no reason.`]);
  });

  it('reports every kind for a component without stories', () => {
    expect(storyGaps(['Lost'], complete, {})).toHaveLength(storyKinds.length);
  });

  it('accepts a reason instead of a story, and reports a reason that is not needed', () => {
    const reasons = { states: { 'only drawn': ['Badge'] } };
    const still = complete.filter(({ name }) => name !== 'Pressed');
    expect(storyGaps(['Badge'], still, reasons)).toEqual([]);
    expect(storyGaps(['Badge'], complete, reasons)).toEqual([
      'Badge needs no reason for "states": it has a story, or it is gone.',
    ]);
    expect(storyGaps([], complete, reasons)).toHaveLength(1);
  });
});
