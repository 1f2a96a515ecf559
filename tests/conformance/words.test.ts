import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { wordsIn } from './words.ts';

const sources = ['components', 'graphics', 'patterns'].flatMap((folder) =>
  readdirSync(path.join('design-system', folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(stories|guide|test|examples|css)\.tsx?$|Example\.ts$/.test(file),
    )
    .map((file) => path.join('design-system', folder, file)),
);

test('no component has words of its own', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((file) =>
    wordsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found, 'words come in by props or stand in design-system/labels').toEqual([]);
});

test.each([
  ['text between tags', 'const a = <p>optional</p>;', 'optional'],
  ['an attribute that is read out', 'const a = <nav aria-label="main" />;', 'main'],
  ['a default', "const a = ({ label = 'Copy' }) => label;", 'Copy'],
  ['a sentence', "const a = { text: 'kept nowhere else' };", 'kept nowhere else'],
  ['two literals', "const a = 'Show ' + 1;", 'Show'],
  ['a template', 'const a = () => `Dismiss it`;', 'Dismiss it'],
])('words in %s are noticed', (_, source, words) => {
  expect(wordsIn('a.tsx', source)).toEqual([words]);
});

test.each([
  ['a type', "type A = 'High' | 'Low';"],
  ['a comparison', "const a = (event) => event.key === 'Escape';"],
  ['an error for developers', "throw new Error('Wrap the page in a provider.');"],
  ['a selector', "const a = 'input, select, [tabindex]';"],
  ['a media query', "const a = 'prefers-contrast: more';"],
  ['path data', "const a = 'M12 4v16M6 14l6 6';"],
  ['a class', 'const a = <p className="Own look" />;'],
])('%s is left alone', (_, source) => {
  expect(wordsIn('a.tsx', source)).toEqual([]);
});
