import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { caseStudySlugs } from '#services/knowledge';

import { sampleFirm } from './sampleFirm.ts';

test('npm run adopt knows every case and every post of the sample', () => {
  expect(sampleFirm.cases).toEqual(caseStudySlugs);
  const posts = readdirSync(new URL('../content/posts', import.meta.url));
  expect(sampleFirm.posts.map((slug) => `${slug}.md`)).toEqual(posts.toSorted());
});
