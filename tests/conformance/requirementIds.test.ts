import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';
import { definedIds, requirements } from '#tests/support/requirements.ts';

const layers = ['.storybook', 'design-system', 'services', 'site', 'tests'];
const families = 'GEN|KB|LAY|RT|SVC|LNK|LOAD|NAV|FOOT|BTN|CHAT|AUD|ENT|ST|VAL|ROLE|CALL|ERR|CONST|[GKPRSX]';
const cited = new RegExp(`(?<![\\w%-])(?:(?:${families})-\\d\\d|[AD]\\d{1,2})(?![\\w-])`, 'g');

const idsIn = (text: string) => text.match(cited) ?? [];
const undefinedIds = (text: string) => idsIn(text).filter((id) => !definedIds.has(id));

const files = filesIn(layers, /\.(tsx?|mdx?|mjs)$/);

test('the handbook defines every requirement id that a file cites', () => {
  const dangling = files.flatMap((file) =>
    undefinedIds(readFileSync(file, 'utf8')).map((id) => `${file} cites ${id}`),
  );
  expect(dangling).toEqual([]);
});

test('the handbook defines each requirement once', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.length).toBeGreaterThan(200);
});
