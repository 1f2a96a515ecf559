import { describe, expect, test } from 'vitest';

import { isPreamble, isSignOff } from './remarks.ts';

describe('says goodbye', () => {
  test.each([
    ['I hope this helps!'],
    ['Don’t hesitate to ask.'],
    ['Overall, your shop is ready.'],
    ['Ελπίζω να βοήθησα.'],
    [`Let me know ${'x'.repeat(300)}`],
  ])('%s', (text) => expect(isSignOff(text)).toBe(true));

  test.each([['Your shop answers mail.'], ['We say: let me know'], ['']])('but not: %s', (text) =>
    expect(isSignOff(text)).toBe(false),
  );
});

describe('announces a report', () => {
  test.each([
    ['Certainly! Here is your report.'],
    ['Here’s what I found.'],
    ['Your numbers, in short:'],
    [`${'x'.repeat(298)}:`],
    [`Sure ${'x'.repeat(234)}`],
  ])('%s', (text) => expect(isPreamble(text)).toBe(true));

  test.each([
    ['Surely your shop can save time.'],
    ['Your shop is certainly ready.'],
    ['Your numbers: they are good.'],
    [`${'x'.repeat(300)}:`],
    [`Sure ${'x'.repeat(235)}`],
  ])('but not: %s', (text) => expect(isPreamble(text)).toBe(false));
});
