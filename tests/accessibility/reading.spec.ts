import { readdirSync, readFileSync } from 'node:fs';
import { flesch } from 'flesch';
import { syllable } from 'syllable';

import { expect, test } from '../e2e/fixtures.ts';

/** From 60 to 70 is plain English, by the scale of Flesch; 30 is a text for academics. */
const plain = 60;

const folder = 'dist/client';
const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word));

/** The sentences of a page as the build writes it for agents: no headings, tables, code, lists of links or addresses. */
const sentencesOf = (markdown: string) =>
  markdown
    .replace(/^---[\s\S]*?\n---/, '')
    .split('\n')
    .filter((line) => !/^\s*(#|\||```|- \[)/.test(line))
    .map((line) =>
      line
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/https?:\S+/g, '')
        .replace(/[*`_>]/g, ''),
    )
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => words(sentence).length >= 4);

const readingEase = (sentences: readonly string[]) => {
  const all = sentences.flatMap(words);
  return flesch({
    sentence: sentences.length,
    word: all.length,
    syllable: all.reduce((sum, word) => sum + syllable(word), 0),
  });
};

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);

test('every page is written in plain English', () => {
  expect(pages.length).toBeGreaterThan(30);
  const ease = pages.map((file) => {
    const sentences = sentencesOf(readFileSync(`${folder}/${file}`, 'utf8'));
    return { file, ease: sentences.length > 2 ? Math.round(readingEase(sentences)) : 100 };
  });
  const hardest = Math.min(...ease.map((page) => page.ease));
  console.log(`Reading ease: ${hardest} on the hardest of ${pages.length} pages.`);
  expect(ease.filter((page) => page.ease < plain)).toEqual([]);
});

test('a page that is hard to read is noticed', () => {
  const hard = sentencesOf(
    '# A heading\n\nNotwithstanding the aforementioned considerations, organisational transformation necessitates interdisciplinary collaboration.\n',
  );
  expect(hard).toHaveLength(1);
  expect(readingEase(hard)).toBeLessThan(plain);
});
