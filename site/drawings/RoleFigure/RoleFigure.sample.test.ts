import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { vars } from '#design-system/styles';
import { company } from '#services/knowledge';

import { roleFigure } from './RoleFigure.tsx';

const file = readFileSync(new URL('./roles.svg', import.meta.url), 'utf8');

test('every role has its figure, and every figure a role', () => {
  const drawn = Array.from(file.matchAll(/<g id="([^"]+)"/g), ([, id]) => id);
  expect(drawn).toEqual(company.people.map(({ role }) => roleFigure(role)));
});

test('their colours are those of the themes', () => {
  const { text, surface, done } = vars.color;
  const colours = Array.from(file.matchAll(/(?:fill|stroke)="(var[^"]+)"/g), ([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set([text.body, surface.page, done]));
});
