import { expect, test } from 'vitest';

import { extractAttributes, isLabel, normaliseRoi } from './solutionAttributes.ts';

test.each([
  ['150–200%', '150-200%'],
  ['150% to 200%', '150-200%'],
  ['120 % – 180 %', '120-180%'],
  ['3x-5x', '3-5x'],
  ['1,200–1,500 percent', '1,200-1,500%'],
  ['150% έως 200%', '150-200%'],
  ['180-250', '180-250%'],
  ['150-200% within 12 months', '150-200%'],
  ['up to 300%', 'up to 300%'],
  ['200%+', '200%+'],
  ['6-12  months', '6-12 months'],
  ['€5,000-10,000', '€5,000-10,000'],
  ['hard to say', '150-200%'],
  ['', '150-200%'],
  [`${'about '.repeat(30)}200%`, '200%'],
  [`${'9'.repeat(41)} euros`, '150-200%'],
])('normaliseRoi reads %j as %j, and its own answer as itself', (written, roi) => {
  expect(normaliseRoi(written)).toBe(roi);
  expect(normaliseRoi(roi)).toBe(roi);
});

test.each([
  ['Priority', true],
  ['Business priority level', true],
  ['Expected ROI (12 months)', true],
  ['Return on Investment', true],
  ['Technical complexity', true],
  ['Δυσκολία υλοποίησης', true],
  ['Ease of implementation', false],
  ['Our priority list', false],
  ['Priority inbox', false],
])('isLabel says of %j: %s', (text, is) => expect(isLabel(text)).toBe(is));

const medium = { implementationDifficulty: 'Medium' };
test.each([
  ['Priority: High', '', { priority: 'High' }],
  ['Priority: 🔴 LOW', '', { priority: 'Low' }],
  ['Priority level: Medium to High', '', { priority: 'Medium' }],
  ['Προτεραιότητα: Υψηλή', '', { priority: 'High' }],
  ['High priority', '', { priority: 'High' }],
  ['ROI of 150-200%', '', { roi: '150-200%' }],
  ['Difficulty: moderate', '', medium],
  ['Δυσκολία: δύσκολη', '', { implementationDifficulty: 'Hard' }],
  ['Priority: to be discussed', '', {}],
  ['Effort: two weeks', 'Effort: two weeks', {}],
  ['Priority is what shops need.', 'Priority is what shops need.', {}],
  ['Answers. Priority: High. Books.', 'Answers. Books.', { priority: 'High' }],
  ['Reads (in minutes; ROI: 5%)', 'Reads (in minutes; ROI: 5%)', {}],
  ['Reads (ROI: 5%; priority: low)', 'Reads', { roi: '5%', priority: 'Low' }],
  ['Priority: High – it pays first', 'it pays first', { priority: 'High' }],
  ['Priority: High (money, time; joy)', '', { priority: 'High' }],
  ['Expected ROI: 5% Implementation Difficulty: Medium', '', { roi: '5%', ...medium }],
  ['ROI: 5%.', '', { roi: '5%' }],
  ['Priority - Low / ROI - 5%', '', { priority: 'Low', roi: '5%' }],
])('extractAttributes leaves of %j the text %j', (line, rest, attributes) => {
  expect(extractAttributes(line)).toEqual({ rest, attributes });
});
