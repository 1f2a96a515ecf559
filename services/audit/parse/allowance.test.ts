import { describe, expect, test } from 'vitest';

import { budget, createAllowance, maxLine, nameOf } from './allowance.ts';

const lines = (count: number, line = '- x') => Array.from({ length: count }, () => line);
const names = ['## Executive Summary', '## Key Opportunities', '## Recommended Solutions'];

describe('gives of markup', () => {
  test('a third of the lines before any section, and all when the three have come', () => {
    const early = createAllowance()(lines(500), false);
    expect(early).toHaveLength(Math.floor(budget.lines * 0.34));
    const allowance = createAllowance();
    for (const name of names) expect(allowance([name], false)).toEqual([name]);
    expect(allowance(lines(500), false)).toHaveLength(budget.lines - 3);
    expect(allowance(lines(1), false)).toEqual([]);
  });

  test('more with each section that comes, and none twice', () => {
    const allowance = createAllowance();
    allowance(names.slice(0, 1), false);
    allowance(names.slice(0, 1), false);
    expect(allowance(lines(500), false)).toHaveLength(Math.floor(budget.lines * 0.56) - 2);
  });

  test('fewer lines for each call of the parser, but nothing less when there is nothing left', () => {
    expect(createAllowance()(lines(500), true)).toHaveLength(Math.floor(budget.lines * 0.34) - 3);
  });

  test('as many characters as the budget has', () => {
    const given = createAllowance()(lines(50, 'x'.repeat(1_000)), false);
    expect(given).toHaveLength(Math.floor((budget.characters * 0.34) / 1_000));
  });

  test('as many marks as the budget has', () => {
    const given = createAllowance()(lines(50, '*_`[]<>&\\|~!*_`[]<>&'), false);
    expect(given).toHaveLength(Math.floor((budget.marks * 0.34) / 20));
  });

  test('and counts nothing that it does not give', () => {
    const allowance = createAllowance();
    allowance(lines(500), false);
    for (let call = 0; call < 20; call += 1) expect(allowance(['x'.repeat(1_000)], false)).toEqual([]);
    for (const name of names) allowance([name], false);
    expect(allowance(lines(10), false)).toHaveLength(10);
  });

  test('no lines for no lines', () => expect(createAllowance()([], true)).toEqual([]));
});

describe('calms', () => {
  const calmed = (line: string) => createAllowance()([line], false)[0];

  test.each([
    ['- a', '- a'],
    ['> > > a', '> > > a'],
    ['> > > > > > a', '> > > > > > a'],
    ['> > > > > > > > a', '> > > > > > a'],
    ['1. 2. 3. 4. 5. 6. 7. a', '1. 2. 3. 4. 5. 6. a'],
    ['10. 20. 30. 40. 50. 60. 70. a', '10. 20. 30. 40. 50. 60. a'],
    ['   > > > > > > > a', '   > > > > > > a'],
    ['a b c d e f g h', 'a b c d e f g h'],
    [`a${' '.repeat(30)}b`, `a${' '.repeat(30)}b`],
    [`>${' '.repeat(50)}> a`, `${' '.repeat(23)}> a`],
    [`${' '.repeat(46)}- a`, `${' '.repeat(24)}- a`],
    [`${' '.repeat(24)}a`, `${' '.repeat(24)}a`],
    [`${' '.repeat(30)}a`, `${' '.repeat(24)}a`],
    [`${' '.repeat(30)}- a`, `${' '.repeat(24)}- a`],
  ])('%j to %j', (line, calm) => expect(calmed(line)).toBe(calm));

  test('long lines to what the parser can take', () => {
    expect(calmed('x'.repeat(maxLine))).toHaveLength(maxLine);
    expect(calmed(`${'x'.repeat(maxLine)}y`)).toBe(`${'x'.repeat(maxLine - 1)}…`);
    expect(calmed(`> > > > ${'x'.repeat(maxLine)}`)).toHaveLength(maxLine);
  });
});

test('knows the name of a section through its markup', () => {
  expect(nameOf('> **Executive Summary**')).toBe('summary');
  expect(nameOf('Key Opportunities')).toBe('opportunities');
  expect(nameOf('| `Recommended Solutions` |')).toBe('solutions');
  expect(nameOf('**Bakery: Recommended Solutions**')).toBe('solutions');
  expect(nameOf('Bakery: Recommended Solutions')).toBeNull();
  expect(nameOf('- x')).toBeNull();
  expect(nameOf(`${'#'.repeat(183)}Executive Summary`)).toBe('summary');
  expect(nameOf(`${'#'.repeat(184)}Executive Summary`)).toBeNull();
});
