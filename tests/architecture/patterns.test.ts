// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';

const product = filesIn(['design-system', 'services', 'site'], /\.tsx?$/, /\.(test|stories)\.tsx?$/);

/** Files whose patterns are put together from several texts, and the reason why that is safe. */
const safe: ReadonlyMap<string, string> = new Map([
  ['design-system/components/Markdown/modelText.ts', 'all parts stand in the table of the file'],
  ['services/assistant/offline/topicAnswers.ts', 'all parts stand in yesOrNo.json'],
  ['services/audit/maskPersonalData.ts', 'each character of the data goes through escape-string-regexp'],
  ['services/audit/parse/splitSections.ts', 'all parts stand in tables of the file'],
  ['services/audit/parse/words.ts', 'all parts stand in the table of vocabulary'],
]);

test('no regular expression in product code is built from data', () => {
  expect(product.length).toBeGreaterThan(300);
  const found = product
    .filter((file) => !safe.has(file))
    .flatMap((file) => builtFromData(readFileSync(file, 'utf8')).map((part) => `${file}: ${part}`));
  expect(found, 'compare texts instead, or send the data through escape-string-regexp').toEqual([]);
});

/** The parts of regular expressions in a source that are neither text of its own, its constants, nor escaped. */
function builtFromData(source: string): string[] {
  const constants = new Set([...source.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name]) => name));
  const isOwn = (part: string) =>
    /^escapeStringRegexp\(.*\)$/.test(part) ||
    /\?\s*'[^']*'\s*:\s*'[^']*'$/.test(part) ||
    (/^\w+(?:\.\w+|\[\w+\])*$/.test(part) && constants.has(/^\w+/.exec(part)?.[0]));
  return [...source.matchAll(/\bRegExp\(\s*/g)].flatMap(({ index, 0: { length } }) => {
    const argument = firstArgument(source.slice(index + length));
    if (/^'(?:[^'\\]|\\.)*'$/.test(argument)) return [];
    if (!/^`(?:[^`\\]|\\.)*`$/s.test(argument)) return [argument];
    return [...argument.matchAll(/\$\{([^}]*)\}/g)]
      .map(([, part = '']) => part)
      .filter((part) => !isOwn(part));
  });
}

/** The text up to the comma or bracket that ends the first argument of a call. */
function firstArgument(rest: string): string {
  const [argument = ''] = /^(?:`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|[^,)`'])*/s.exec(rest) ?? [];
  return argument.trim();
}

/** Catches without a statement. */
const silentCatch = /\bcatch\s*(?:\([^)]*\)\s*)?\{\s*\}/g;

test('no catch in product code is silent', () => {
  const found = product.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(silentCatch), ([text]) => `${file}: ${text}`),
  );
  expect(found, 'throw it on, name the type, or call reportError').toEqual([]);
});
