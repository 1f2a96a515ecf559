import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { knowledge } from '#services/knowledge';
import { paths, servicePaths } from '#site/routing/paths.ts';

import { postCategories } from './categories.ts';
import { readPost } from './markdown/readPost.ts';
import { posts } from './posts.ts';

const texts = posts.map(({ slug }): [string, string] => [
  slug,
  readFileSync(new URL(`./posts/${slug}.md`, import.meta.url), 'utf8'),
]);

const routes = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...servicePaths,
  ...postCategories.map(paths.blogCategory),
  ...posts.map(({ slug }) => paths.post(slug)),
]);

/** Words of advertising, American spellings, and words that give a hurried text away. */
const unwanted = [
  /\b(unlock|leverag|cutting[- ]edge|empower|seamless|revolutioni[sz]|game[- ]chang|delve)/i,
  /\b(fast-paced|robust)\b/i,
  /\b(optimi|organi|automati|recogni|reali|summari|analy|standardi|minimi|maximi|utili|priorit|customi|normali)z(e|es|ed|ing|ation)\b/i,
  /\b(color|behavior|favor|honor|center|catalog|fulfill|labor|judgment)s?\b/i,
  /\blorem\b|\bTODO\b|\bTBD\b/i,
];

/** A post as it is read: without front matter and code. */
const proseOf = (text: string) =>
  text
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/```.*?```/gs, '')
    .replace(/`[^`\n]*`/g, '');

test('each category of the blog has three posts or more', () => {
  for (const category of postCategories) {
    expect(posts.filter((post) => post.category === category).length, category).toBeGreaterThanOrEqual(3);
  }
});

test.each(posts.map(({ slug, wordCount }): [string, number] => [slug, wordCount]))(
  'the post %s has 600 to 1,200 words (%d)',
  (_, wordCount) => {
    expect(wordCount).toBeGreaterThanOrEqual(600);
    expect(wordCount).toBeLessThanOrEqual(1200);
  },
);

test.each(texts)('the post %s says in short what its text says, with no other figure', (slug, text) => {
  const { inShort } = readPost(`${slug}.md`, text);
  expect(inShort).toHaveLength(3);
  const body = proseOf(text);
  const figures = inShort.flatMap((line) => line.match(/\d[\d.,]*\d|\d/g) ?? []);
  for (const figure of figures) expect(body, figure).toContain(figure);
});

test('no two posts share a title or a description', () => {
  for (const field of ['title', 'description'] as const) {
    expect(new Set(posts.map((post) => post[field].toLowerCase())).size).toBe(posts.length);
  }
});

test('no post is dated after this version of the site, or before the company', () => {
  for (const { date, updated, slug } of posts) {
    expect(Date.parse(updated ?? date), slug).toBeLessThanOrEqual(Date.now());
    expect(Number(date.slice(0, 4)), slug).toBeGreaterThan(knowledge.company.foundedYear);
  }
});

test.each(texts)('the post %s links to pages of this site and to its sources only', (slug, text) => {
  const { sources } = readPost(`${slug}.md`, text);
  const allowed = [...routes, ...sources.flatMap(({ url }) => url ?? [])];
  const targets = [...proseOf(text).matchAll(/(?<!!\[[^\]]*)\]\(([^)\s]+)/g)].map(
    ([, target]) => target ?? '',
  );
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) expect(allowed, `the link to ${target}`).toContain(target);
  expect(proseOf(text).replaceAll(/\]\([^)]*\)/g, ']')).not.toMatch(/https?:|www\./);
});

/** Laws, standards and publishers whose statements can change without anybody here noticing. */
const outside =
  /\b(?:AI Act|GDPR|Regulation|Directive|EN 16931|Gartner|S&P Global|MIT|Google|OpenAI|Gemini|Commission|comparison of)\b/;

test.each(texts)(
  'the post %s names a source for each statement from outside, word for word',
  (slug, text) => {
    const { sources } = readPost(`${slug}.md`, text);
    const body = text.replace(/^---\n.*?\nsources:\n.*?\n---\n/s, (head) => head.replace(/sources:.*/s, ''));
    for (const { facts } of sources) for (const fact of facts) expect(body, slug).toContain(fact);
    if (outside.test(proseOf(text))) expect(sources.length, 'number of sources').toBeGreaterThan(0);
  },
);

test.each(texts)('the post %s has no word of advertising and no American spelling', (_, text) => {
  for (const pattern of unwanted) expect(pattern.exec(proseOf(text))?.[0]).toBeUndefined();
});

test.each(texts)(
  'the post %s names neither the company nor its people, so that another brand can keep it',
  (_, text) => {
    const { company, contact } = knowledge;
    const { email, phone, headquarters } = contact;
    for (const name of [company.name, company.founder.name, email, phone, headquarters.address])
      expect(text.toLowerCase()).not.toContain(name.toLowerCase());
  },
);

test('posts repeat only promises that the frequent questions make', () => {
  const promises = knowledge.faqs.map(({ answer }) => answer).join('\n');
  const repeated = texts.flatMap(([slug, text]) =>
    [...text.matchAll(/\b(\d+-\d+ (?:weeks|months)|\d+-\d+%|within \d+ hours)/g)].map(([claim]) => ({
      slug,
      claim,
    })),
  );
  expect(repeated.length).toBeGreaterThan(4);
  for (const { slug, claim } of repeated) expect(promises, `${slug}: ${claim}`).toContain(claim);
});

test.each(texts)('the post %s has typographic quotation marks and apostrophes only', (_, text) => {
  expect(/.*["'].*/.exec(proseOf(text))?.[0]).toBeUndefined();
});
