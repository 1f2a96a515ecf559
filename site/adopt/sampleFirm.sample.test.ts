import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { caseStudySlugs } from '#services/knowledge';

import firmFile from '#tests/integration/secondFirm/firm.json';

import { readFirm } from './firm.ts';
import { marksIn } from './leftovers.ts';
import { planAdoption } from './planAdoption.ts';
import { sampleFirm } from './sampleFirm.ts';

test('npm run adopt knows every case and every post of the sample', () => {
  expect(sampleFirm.cases).toEqual(caseStudySlugs);
  const posts = readdirSync(new URL('../content/posts', import.meta.url));
  expect(sampleFirm.posts.map((slug) => `${slug}.md`)).toEqual(posts.toSorted());
});

test('the README names the firm and nothing of the sample', () => {
  const { firm } = readFirm(firmFile);
  if (!firm) throw new Error('The firm of the example has a mistake.');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const readme = planAdoption(root, firm, sampleFirm, (_, text) => text).files.get('README.md') ?? '';
  expect(readme).toMatch(new RegExp(`^# ${firm.name}\n\nThe website of ${firm.name} in ${firm.city}, `));
  expect(marksIn(readme, sampleFirm)).toEqual([]);
});
