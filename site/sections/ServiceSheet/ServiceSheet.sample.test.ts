import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { vars } from '#design-system/styles';
import { dayRate, offerings, subOfferings, yearlyWorth } from '#services/knowledge';

import { descriptions } from './ServiceSheet.content.ts';

const file = readFileSync(new URL('./sheets.svg', import.meta.url), 'utf8');
const sheet = (id: string) => file.split(`<g id="${id}">`)[1]?.split('\n  </g>')[0] ?? '';

test('each service and each solution has a sheet that is drawn, said in words and marked as an example', () => {
  const ids = [...offerings, ...subOfferings].map(({ id }) => id).sort();
  const drawn = Array.from(file.matchAll(/^ {2}<g id="([^"]+)">/gm), ([, id]) => id);
  expect(drawn.sort()).toEqual(ids);
  expect(Object.keys(descriptions).sort()).toEqual(ids);
  for (const id of ids) expect(sheet(id)).toContain('>An example</text>');
});

test('its colours are those of the themes', () => {
  const { text, surface, done } = vars.color;
  const colours = Array.from(file.matchAll(/(?:fill|stroke)="(var[^"]+)"/g), ([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set([text.body, surface.raised, done]));
});

const plan = sheet('consultancy');
/** The numbers that end at a place in the plan, from the top. */
const numbersAt = (x: number) =>
  Array.from(plan.matchAll(new RegExp(`x="${x}"[^>]*>[^<\\d]*([\\d,]+)`, 'g')), ([, number = '']) =>
    Number(number.replace(',', '')),
  );
/** Hours a week that a task takes, and that it takes afterwards; what is left alone has only the second. */
const [hoursBefore, hoursAfter] = [numbersAt(154), numbersAt(192)];

test('what the plan ranks costs whole days, and returns it in the months beside it at the hours an audit assumes', () => {
  const [costs, months] = [numbersAt(268), numbersAt(372)];
  expect(costs.length).toBe(2);
  for (const [index, cost] of costs.entries()) {
    const saved = (hoursBefore[index] ?? 0) - (hoursAfter[index] ?? 0);
    expect(cost % dayRate).toBe(0);
    // Whole months, as in the case studies.
    expect(Math.ceil(cost / (yearlyWorth(saved) / 12))).toBe(months[index]);
  }
});

test('the steps to the plan count the same hours', () => {
  const steps = readFileSync(new URL('../ProcessDemo/demonstrations.svg', import.meta.url), 'utf8');
  const [invoices, orders] = hoursBefore;
  const [invoicesAfter] = hoursAfter;
  const complaints = hoursAfter.at(-1);
  const drawn = (id: string) => steps.split(`<g id="${id}">`)[1]?.split('\n  </g>')[0] ?? '';
  const tally = drawn('consultancy-1');
  expect(tally).toMatch(/>Hours a week<.*>Invoices<.*>Orders<.*>Complaints</s);
  // A mark goes down, and the fifth across.
  const marks = Array.from(tally.matchAll(/M\d+ (\d+)(v|l\d+-)/g), ([, y, way]) => ({ y: Number(y), way }));
  const rows = new Set(marks.filter(({ way }) => way === 'v').map(({ y }) => y));
  const counted = [...rows].map((row) => marks.filter(({ y }) => y >= row && y < row + 18).length);
  expect(counted).toEqual([invoices, orders, complaints]);
  const bars = drawn('consultancy-5');
  expect(bars).toContain('>Invoices, a week<');
  expect(Array.from(bars.matchAll(/>(\d+) h</g), ([, hours]) => Number(hours))).toEqual([
    invoices,
    invoicesAfter,
  ]);
});
