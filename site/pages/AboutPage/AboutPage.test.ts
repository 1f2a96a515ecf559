import { expect, test } from 'vitest';

import { company } from '#services/knowledge';

import { history, values } from './AboutPage.content.ts';

test('every value has a page where it can be checked, each another one', () => {
  expect(values.proofs).toHaveLength(company.values.length);
  const proofs = values.proofs.filter((proof) => proof !== undefined);
  expect(new Set(proofs.flatMap(({ label, href }) => [label, href])).size).toBe(2 * proofs.length);
});

test('the years are in order, and those after the milestones have posts', () => {
  const order = history.map(({ year }) => year);
  expect(order).toEqual([...new Set(order)].sort());
  for (const { href } of history.slice(company.milestones.length)) expect(href).toContain('/blog/');
});
