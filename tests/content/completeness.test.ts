import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { automations, caseExamples, caseStudies, offerings } from '#services/knowledge';
import { readPost } from '#site/content/markdown/readPost.ts';

/** Returns the places in an entry with a blank or padded text, an empty list, or a number that is none. Types find the rest. */
function gapsIn(value: unknown, place: string): string[] {
  if (typeof value === 'string') return value === '' || value !== value.trim() ? [place] : [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [place];
  if (Array.isArray(value) && value.length === 0) return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => gapsIn(inner, `${place}.${key}`));
}

const entries = [
  ...automations.map((entry) => ({ ...entry, slug: entry.id })),
  ...caseStudies.map((study) => ({ ...study, example: caseExamples[study.slug] })),
  ...offerings.map((entry) => ({ ...entry, slug: entry.id })),
];

test.each(entries)('the entry "$title" of the knowledge is complete', (entry) => {
  expect(entry.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(gapsIn(entry, '')).toEqual([]);
});

test('cases and services of the knowledge have the parts that their pages lay out', () => {
  for (const { slug, built, figures, results, duration } of caseStudies) {
    expect(figures, slug).toHaveLength(3);
    expect(built.length, slug).toBeGreaterThan(1);
    expect(results.length, slug).toBeLessThan(3);
    for (const { value } of [...figures, ...results]) expect(value, slug).toMatch(/\d/);
    expect(duration, slug).toMatch(/^\d+ (week|month)s?$/);
  }
  for (const { id, question, process, typicalTime } of offerings) {
    expect(question, id).toMatch(/\?$/);
    expect(typicalTime, id).toMatch(/\d/);
    for (const steps of [process.before, process.after]) expect(steps.length, id).toBeGreaterThan(1);
  }
});

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
