import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { definedIds, requirements } from '#tests/support/requirements.ts';

const layers = ['.storybook', 'design-system', 'services', 'site', 'tests'];
const families = 'GEN|KB|LAY|RT|SVC|LNK|LOAD|NAV|FOOT|BTN|CHAT|AUD|ENT|ST|VAL|ROLE|CALL|ERR|CONST|[GKPRSX]';
const cited = new RegExp(`(?<![\\w%-])(?:(?:${families})-\\d\\d|[AD]\\d{1,2})(?![\\w-])`, 'g');

const idsIn = (text: string) => text.match(cited) ?? [];
const undefinedIds = (text: string) => idsIn(text).filter((id) => !definedIds.has(id));

const files = layers.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mdx?|mjs)$/.test(file))
    .map((file) => path.join(layer, file)),
);

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
