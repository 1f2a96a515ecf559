import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';

const files = filesIn(['design-system'], /\.tsx?$/, /\.(stories|test)\./);

/** Returns the props of a source file without a comment, each with its interface. */
function undocumented(source: string): string[] {
  return [...source.matchAll(/^export (?:interface|type) (\w+Props)\b.*\{\n([\s\S]*?)^\}/gm)].flatMap(
    ([, name, body = '']) => {
      const lines = body.split('\n');
      return lines.flatMap((line, index) => {
        const prop = /^ {2}readonly ([\w'-]+)\??:/.exec(line)?.[1];
        return prop && !lines[index - 1]?.trimEnd().endsWith('*/') ? [`${name}.${prop}`] : [];
      });
    },
  );
}

test('every component prop has a doc comment', () => {
  const missing = files.flatMap((file) => undocumented(readFileSync(file, 'utf8')));
  expect(missing).toEqual([]);
});
