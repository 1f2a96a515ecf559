import { expect, test } from 'vitest';

import { readPost } from './readPost.ts';

const head = {
  title: 'A post with a title',
  description: 'A description that is long enough to be shown by a search engine under the title.',
  category: 'tech-insights',
  tags: '[voice, greek]',
  date: '2026-03-12',
  author: 'The team',
};

const source = (
  changes: Readonly<Record<string, string | undefined>> = {},
  body = 'Five words of text, here.',
) => {
  const lines = Object.entries({ ...head, ...changes }).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
};

const read =
  (text: string, file = 'site/content/posts/a-post.md') =>
  () =>
    readPost(file, text);

test('readPost reads a complete post', () => {
  expect(read(source({ updated: '2026-03-13' }))()).toEqual({
    ...head,
    tags: ['voice', 'greek'],
    updated: '2026-03-13',
    slug: 'a-post',
    inShort: [],
    sources: [],
    wordCount: 5,
    readingMinutes: 1,
    headings: [],
  });
});

test('readPost counts the words a reader reads, in any script, and not the code', () => {
  const body =
    'Ένα δύο — three. | & `four`\n\n```ts\nconst not = counted;\n```\n\n| five | 6 |\n| --- | ---: |\n| seven | - |';
  expect(read(source({}, body))().wordCount).toBe(7);
});

test.each(Object.keys(head))('readPost refuses a post without %s', (field) => {
  expect(read(source({ [field]: undefined }))).toThrow(
    `site/content/posts/a-post.md: "${field}" is missing. `,
  );
});

test.each([
  ['title', 'Short'],
  ['description', 'Too short for a search engine.'],
  ['description', 'Too long. '.repeat(17)],
  ['category', 'opinions'],
  ['tags', '[one]'],
  ['tags', '[Voice, greek]'],
  ['tags', '[voice, voice]'],
  ['tags', '[a, b, c, d, e, f]'],
  ['date', '12 March 2026'],
  ['date', '2026-02-30'],
  ['updated', '2026-03-11'],
  ['author', '""'],
  ['inShort', '[A sentence that is long enough to say something.]'],
])('readPost refuses %s: %s', (field, value) => {
  expect(read(source({ [field]: value }))).toThrow(
    new RegExp(`^site/content/posts/a-post.md: "${field}" is wrong .*\\. \\w`),
  );
});

test('readPost names every fault at once', () => {
  expect(read(source({ date: 'soon', author: undefined }))).toThrow(
    /"author" is missing.*"date" is wrong|"date" is wrong.*"author" is missing/,
  );
});

test('readPost refuses an unknown field', () => {
  expect(read(source({ draft: 'true' }))).toThrow('"draft" is not a field of a post. Remove it');
});

test.each([
  ['no front matter', 'Just text.', 'has no front matter. Begin the file'],
  ['broken YAML', source({ title: 'A title: with a colon' }), 'is not valid YAML'],
  ['a sentence for a head', '---\nA title\n---\ntext\n', 'not a list of fields'],
  ['a heading of level 1', source({}, '# Title again'), 'a heading of level 1 (Title again)'],
  ['a heading of level 4', source({}, '#### Deep'), 'a heading of level 4 (Deep)'],
  ['HTML', source({}, 'Text <b>bold</b>'), 'HTML (<b>)'],
  ['no text', source({}, ' '), 'the post has no text'],
])('readPost refuses %s', (_, text, message) => {
  expect(read(text)).toThrow(message);
});

test.each([
  ['posts/A Post.md', 'lower-case words joined by hyphens'],
  ['posts/tech-insights.md', 'is the page of a category'],
])('readPost refuses the file name %s', (file, message) => {
  expect(read(source(), file)).toThrow(message);
});
