// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';

const sheets = filesIn(['design-system', 'site'], /\.css\.ts$/, /(specimens|VisuallyHidden)\.css\.ts$/);
const findIn = (find: (source: string) => string[]) =>
  sheets.flatMap((file) => find(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`));

/** Returns declarations of distance with a literal length. Lengths in `clamp` are allowed. */
const rawLengths = (source: string) =>
  Array.from(
    source.matchAll(/\b(?:padding|margin|gap|rowGap|columnGap)\w*: *([^\n]*)/g),
    ([line, value]) => ({
      line: line.trim(),
      value: value?.replace(/clamp\((?:[^()]|\([^()]*\))*\)/g, '') ?? '',
    }),
  )
    .filter(({ value }) => /(?<![\w.])-?\d*\.?\d+(?:px|rem)\b/.test(value.split(/,\s*\w+:/)[0] ?? ''))
    .map(({ line }) => line);

/** Returns declarations of distance or alignment that do not mirror for text from right to left. */
const physicalSides = (source: string) => [
  ...(source.match(
    /\b(?:padding|margin)(?:Left|Right)\b|\bborder(?:\w*)(?:Left|Right)(?:\w*)|textAlign: '(?:left|right)'/g,
  ) ?? []),
  ...Array.from(source.matchAll(/\b(?:padding|margin): [`']([^`'\n]+)[`']/g), ([line, value = '']) => ({
    line,
    sides: value.match(/\$\{[^}]*\}|\S+/g) ?? [],
  }))
    .filter(({ sides }) => sides.length === 4 && sides[1] !== sides[3])
    .map(({ line }) => line),
];

/** Matches a minus before a variable. Browsers ignore such a declaration. */
const negatedVariables = (source: string) => source.match(/(?<=[`\s])-\$\{vars\.[^}]*\}/g) ?? [];

test('no variable is negated without calc()', () => {
  expect(findIn(negatedVariables), 'use calc(-1 * …)').toEqual([]);
});

test('distances are steps of the scale', () => {
  expect(sheets.length).toBeGreaterThan(80);
  expect(findIn(rawLengths), 'use vars.space or, inside a control, fineSpace').toEqual([]);
});

test('every distance turns round with the direction of the text', () => {
  expect(findIn(physicalSides), 'use Inline and Block').toEqual([]);
});
