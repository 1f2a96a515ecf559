import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { automations, caseExamples, caseStudies, offerings } from '#services/knowledge';
import { readPost } from '#site/content/markdown/readPost.ts';
import { automation, caseStudy, service, wrongFields } from './knowledgeSchemas.ts';

/** As their own pages show them. */
const studies = caseStudies.map((study) => ({ ...study, example: caseExamples[study.slug] }));

const kinds = [
  { kind: 'automation', schema: automation, entries: automations },
  { kind: 'case study', schema: caseStudy, entries: studies },
  { kind: 'service', schema: service, entries: offerings },
];

describe.each(kinds.filter(({ entries }) => entries.length > 0))(
  'every entry of the kind $kind',
  ({ schema, entries }) => {
    test.each(entries.map((entry) => [entry.title, entry] as const))('is complete: %s', (_, entry) => {
      expect(wrongFields(schema, entry)).toEqual([]);
    });
  },
);

describe('every blog post', () => {
  const folder = 'site/content/posts';
  const posts = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const source = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

  test.each(posts)('is complete: %s', (name) => {
    expect(() => readPost(`${folder}/${name}`, source(name))).not.toThrow();
  });

  test.skipIf(posts.length === 0).each(['title', 'description', 'category', 'tags', 'date', 'author'])(
    'is refused without its %s, by name',
    (field) => {
      const name = posts[0] ?? '';
      const without = source(name).replace(new RegExp(`^${field}:.*\\n`, 'm'), '');
      expect(without).not.toBe(source(name));
      expect(() => readPost(`${folder}/${name}`, without)).toThrow(`${name}: "${field}" is missing.`);
    },
  );
});

test('the results that a case names are among its figures', () => {
  for (const { slug, figures, results } of caseStudies)
    for (const { value } of results)
      expect(
        figures.slice(1).map((figure) => figure.value),
        slug,
      ).toContain(value);
});
