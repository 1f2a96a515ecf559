import { expect, test } from 'vitest';

import { continuesBelow, endsInCrosses, lanePath, stationsOf } from './lanePath.ts';

const fewer = stationsOf(
  '=== 30 hours: on the slide\n== 20 hours: at the desk\n= 14 hours: in the accounts\n',
);
const more = stationsOf('= Week one: accounts\n== The last day: everything\n');

/** Returns the number of lines of a path. */
const linesOf = (path: string) => path.split('M').length - 1;

test('stationsOf reads how many lines reach each station, its name and its text', () => {
  expect(fewer[0]).toEqual({ lineCount: 3, name: '30 hours', text: 'on the slide' });
  expect(stationsOf('Month four: no figure')).toEqual([
    { lineCount: 0, name: 'Month four', text: 'no figure' },
  ]);
});

test('stationsOf refuses a line that is no station', () => {
  expect(() => stationsOf('=== Month one')).toThrow('"=== Month one" is no station of the lane in a post.');
});

test('lanePath draws as many lines as reach the station, and none behind the last', () => {
  expect(fewer.map((_, index) => linesOf(lanePath(fewer, index, 40)))).toEqual([3, 2, 0]);
});

test('lanePath goes on behind the last station where lines were added', () => {
  expect(continuesBelow(more)).toBe(true);
  expect(more.map((_, index) => linesOf(lanePath(more, index, 30)))).toEqual([1, 2]);
});

test('lanePath ends all lines that are left in crosses where the last station has none', () => {
  const dead = stationsOf('=== Month one: It works\n== Month two: It is late\nMonth three: No figure\n');
  expect(endsInCrosses(dead)).toBe(true);
  expect(endsInCrosses(fewer)).toBe(false);
  // The two strokes of a cross, for each that is left.
  expect(dead.map((_, index) => linesOf(lanePath(dead, index, 40)))).toEqual([3, 2, 4]);
});
