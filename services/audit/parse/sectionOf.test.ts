import { describe, expect, test } from 'vitest';

import { closesSection, sectionOf } from './sectionOf.ts';

describe('a heading names', () => {
  test.each([
    ['Executive Summary', 'summary', true],
    ['1. Executive Summary', 'summary', true],
    ['Section II: Key Opportunities', 'opportunities', true],
    ['Summary', 'summary', false],
    ['Overview', 'summary', false],
    ['AI Opportunities', 'opportunities', false],
    ['Recommended AI Solutions', 'solutions', true],
    ['Recommendations', 'solutions', false],
    ['Key Opportunities for your shop', 'opportunities', true],
    ['Key Opportunities Identified!', 'opportunities', true],
    ['Bakery: Recommended Solutions', 'solutions', true],
    ['The Corner Bakery: Recommended Solutions', 'solutions', true],
    ['Executive Summary of the summary', 'summary', true],
    ['Key Opportunities and your shop', 'opportunities', true],
    ['Βασικές ευκαιρίες', 'opportunities', true],
    ['Προτεινόμενες λύσεις', 'solutions', true],
  ])('%s → %s', (text, section, sure) => expect(sectionOf(text, true)).toEqual({ section, sure }));

  test.each([
    ['Executive Summary and Opportunities'],
    ['Bakery solutions'],
    ['Solutions for your shop'],
    ['Chatbot'],
    ['Μια αρχή'],
    [`Key Opportunities for ${'x'.repeat(79)}`],
  ])('%s → nothing', (text) => expect(sectionOf(text, true)).toBeNull());

  test('in at most a hundred characters', () => {
    expect(sectionOf(`Key Opportunities for ${'x'.repeat(78)}`, true)?.section).toBe('opportunities');
  });
});

describe('a plain line names', () => {
  test.each([
    ['Executive Summary', 'summary', true],
    ['Key Opportunities for your shop', 'opportunities', true],
    ['Key Opportunities:', 'opportunities', true],
    ['1. Executive Summary', 'summary', true],
    ['Our solutions', 'solutions', true],
  ])('%s → %s', (text, section, sure) => expect(sectionOf(text, false)).toEqual({ section, sure }));

  test.each([
    ['Recommended Solutions.'],
    ['Recommended Solutions!'],
    ['Recommended Solutions. '],
    ['Key Opportunities and your shop'],
    ['Bakery: Recommended Solutions'],
    ['The solutions help'],
  ])('%s → nothing', (text) => expect(sectionOf(text, false)).toBeNull());
});

describe('closes a section', () => {
  test.each([
    ['Next Steps'],
    ['4. Next  steps:'],
    ['Conclusion'],
    ['Risks and mitigation'],
    ['Επόμενα βήματα'],
  ])('%s', (text) => expect(closesSection(text)).toBe(true));
  test.each([
    ['Next steps for the chatbot'],
    ['Chatbot'],
    ['Stepping stones'],
    [`Next steps${'!'.repeat(91)}`],
  ])('but not: %s', (text) => expect(closesSection(text)).toBe(false));
  test('in at most a hundred characters', () => {
    expect(closesSection(`Next steps${'!'.repeat(90)}`)).toBe(true);
  });
});
