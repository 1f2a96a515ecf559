import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { vars } from '#design-system/styles';
import { dayRate, services, subServices } from '#services/knowledge';

import { shown } from './ServiceSheet.content.ts';

const file = readFileSync(new URL('./sheets.svg', import.meta.url), 'utf8');
const sheet = (id: string) => file.split(`<g id="${id}">`)[1]?.split('\n  </g>')[0] ?? '';

test('each service and each solution has a sheet that is drawn, said in words and marked as an example', () => {
  const ids = [...services, ...subServices].map(({ id }) => id).sort();
  const drawn = Array.from(file.matchAll(/^ {2}<g id="([^"]+)">/gm), ([, id]) => id);
  expect(drawn.sort()).toEqual(ids);
  expect(Object.keys(shown).sort()).toEqual(ids);
  for (const id of ids) expect(sheet(id)).toContain('>An example</text>');
});

test('its colours are those of the themes', () => {
  const { text, surface, done } = vars.color;
  const colours = Array.from(file.matchAll(/(?:fill|stroke)="(var[^"]+)"/g), ([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set([text.body, surface.raised, done]));
});

test('what the plan ranks costs whole days, and returns it in the months beside it at the hours an audit assumes', () => {
  const words = Array.from(sheet('consultancy').matchAll(/>([^<>]+)<\/text>/g), ([, word = '']) => word);
  const figures = (unit: RegExp) =>
    words.flatMap((word) => (unit.test(word) ? [Number(word.replaceAll(/\D/g, ''))] : []));
  const [hours, costs, months] = [figures(/^\d+ h$/), figures(/^€/), figures(/^\d+ months$/)];
  expect(costs.length).toBe(4);
  for (const [index, cost] of costs.entries()) {
    expect(cost % dayRate).toBe(0);
    // 46 weeks a year, 20 euros an hour.
    expect(Math.round(cost / (((hours[index] ?? 0) * 46 * 20) / 12))).toBe(months[index]);
  }
});
