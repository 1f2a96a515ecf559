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
