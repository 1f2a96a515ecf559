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
const idsFor = (text: string) => find(text, true).automations.map(({ id }) => id);

test.each([
  ['we plan the routes of tomorrow by hand', 'routes'],
  ['nobody looks at the temperature of the kiln at night', 'kiln'],
  ['an overdue invoice is never chased', 'dunning'],
  ['somebody asks for a quote and we draft it at night', 'offers'],
])('the catalogue finds the automation of any firm for "%s"', (text, id) => expect(idsFor(text)[0]).toBe(id));

test('a task of a firm needs a smaller score than any other text', () => {
  const text = 'the temperature of the kiln falls';
  expect(find(text, true).isCertain).toBe(true);
  expect(find('the kiln at night', false).automations).toEqual([]);
});

test.each(['what is the weather in rome', 'i had a sandwich for lunch', ''])(
  'the catalogue finds nothing for "%s"',
  (text) => expect(find(text, false).automations).toEqual([]),
);

test('a repair is the work of others', () => {
  expect(find('our machine is broken', true)).toMatchObject({ automations: [], isOthers: true });
});

test('a catalogue without automations finds nothing', () => {
  expect(createCatalogue({ automations: [] })('customers pay late', true).automations).toEqual([]);
});
