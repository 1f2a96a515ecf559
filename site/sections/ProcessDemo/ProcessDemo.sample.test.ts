import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { vars } from '#design-system/styles';
import { offerings } from '#services/knowledge';

import { callLines } from './Player.content.ts';
import { resultSteps } from './ResultPicture.tsx';

const file = readFileSync(new URL('./demonstrations.svg', import.meta.url), 'utf8');

test.each(offerings.map(({ id, process }): [string, readonly string[]] => [id, process.after]))(
  '%s has a drawn part for each step of its process',
  (id, steps) => {
    const parts = Array.from(file.matchAll(new RegExp(`<g id="(${id}-\\d+)">`, 'g')), ([, part]) => part);
    expect(parts).toEqual(steps.map((_, index) => `${id}-${index + 1}`));
  },
);

test('each result is a step that is drawn', () => {
  for (const [id, step] of Object.entries(resultSteps)) expect(file).toContain(`<g id="${id}-${step}">`);
});

test('its colours are those of the themes', () => {
  const { text, surface, done } = vars.color;
  const colours = Array.from(file.matchAll(/(?:fill|stroke)="(var[^"]+)"/g), ([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set([text.body, surface.raised, done]));
});

test('the call has a line for each step', () => {
  expect(callLines).toHaveLength(
    offerings.find(({ id }) => id === 'voice-agents')?.process.after.length ?? 0,
  );
});
