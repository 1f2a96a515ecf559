import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { vars } from '#design-system/styles';
import { automations } from '#services/knowledge';
import { areaDrawing } from '#site/drawings/glyphs/Glyph.tsx';

const file = readFileSync(new URL('./areas.svg', import.meta.url), 'utf8');

test.each([...new Set(automations.map(({ area }) => area))])('an example of %s is drawn', (area) => {
  expect(file).toContain(`<g id="${areaDrawing(area)}">`);
});

test('their colours are those of the themes', () => {
  const { text, surface, done } = vars.color;
  const colours = Array.from(file.matchAll(/(?:fill|stroke)="(var[^"]+)"/g), ([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set([text.body, surface.raised, done]));
});
