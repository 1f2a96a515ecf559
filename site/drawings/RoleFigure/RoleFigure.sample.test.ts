import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { vars } from '#design-system/styles';
import { company } from '#services/knowledge';

import { drawnRoles, roleFigure } from './RoleFigure.tsx';

const file = readFileSync(new URL('./roles.svg', import.meta.url), 'utf8');

test('each person of the sample has a figure of their own', () => {
  expect(company.people.map(({ role }) => roleFigure(role))).toEqual(drawnRoles);
});

test('their colours are those of the themes', () => {
  const { text, surface, done } = vars.color;
  const colours = Array.from(file.matchAll(/(?:fill|stroke)="(var[^"]+)"/g), ([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set([text.body, surface.page, done]));
});
