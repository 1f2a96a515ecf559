import { expect, test } from 'vitest';

import type { Automation } from '../../knowledge/types.ts';
import { createCatalogue } from './catalogue.ts';

const automation = (id: string, title: string, trigger: string): Automation => ({
  id,
  title,
  trigger,
  area: 'Operations',
  hoursSaved: 2,
  service: 'process-automation',
  result: 'The work is done',
  steps: ['Read it', 'Do it'],
  systems: ['Email'],
  basis: 'a team of 4: 20 tasks a week, 6 minutes saved on each',
});
const automations = [
  automation('routes', 'Plan routes', 'The jobs of tomorrow are known'),
  automation('kiln', 'Watch the kiln', 'The temperature falls'),
  automation('dunning', 'Chase overdue payments', 'An invoice is seven days overdue'),
  automation('offers', 'Draft quotes', 'Somebody asks for a quote'),
];
const find = createCatalogue({ automations });
const idsFor = (text: string) => find(text).map((found) => found.automation.id);

test.each([
  ['planning the routes takes two hours', ['routes']],
  ['nobody looks at the kiln at night', ['kiln']],
  ['customers pay late', ['dunning']],
  ['our estimates are slow', ['offers']],
])('the catalogue finds the automation of any firm for "%s"', (text, ids) =>
  expect(idsFor(text)).toEqual(ids),
);

test('the catalogue lists several automations for two tasks, the one with more words in common first', () => {
  expect(idsFor('we chase overdue payments and draft quotes')).toEqual(['dunning', 'offers']);
});

test.each(['what is the weather in rome', 'we are a bakery', '', '12'])(
  'the catalogue finds nothing for "%s"',
  (text) => expect(idsFor(text)).toEqual([]),
);

test('a catalogue without automations finds nothing', () => {
  expect(createCatalogue({ automations: [] })('customers pay late')).toEqual([]);
});
