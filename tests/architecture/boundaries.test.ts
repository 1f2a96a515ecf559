import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { broken, type Import, rules } from './rules.ts';

const rooms = ['design-system', 'services', 'site', '.storybook', 'tests'];

test('every import keeps the rules of the house', () => {
  const imports = rooms.flatMap(importsIn);
  expect(imports.length).toBeGreaterThan(100);
  expect(broken(imports)).toEqual([]);
});

test.each(rules.map((rule) => [rule.name, rule.broken] as const))(
  'a broken import is noticed: %s',
  (name, example) => {
    expect(broken([example])).toContain(`${example.from} imports ${example.specifier}, but ${name}.`);
  },
);

test('a story may open the fakes', () => {
  expect(
    broken([{ from: 'site/pages/HomePage/HomePage.stories.tsx', specifier: '#services/fakes' }]),
  ).toEqual([]);
});

function importsIn(room: string): Import[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mdx)$/.test(file))
    .map((file) => path.posix.join(room, file.split(path.sep).join('/')))
    .flatMap((from) =>
      [...readFileSync(from, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
        ([, specifier = '']) => ({ from, specifier }),
      ),
    );
}
