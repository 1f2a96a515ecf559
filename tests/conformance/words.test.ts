import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';
import { wordsIn } from './words.ts';

/** The sources of the components; commands of LaTeX are no words. */
const sources = filesIn(
  ['design-system/components', 'design-system/graphics', 'design-system/patterns'],
  /\.tsx?$/,
  /\.(stories|guide|test|examples|css)\.tsx?$|Example\.ts$|plainMath\.ts$/,
);

test('no component has words of its own', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((file) =>
    wordsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found, 'words come in by props or stand in design-system/labels').toEqual([]);
});
