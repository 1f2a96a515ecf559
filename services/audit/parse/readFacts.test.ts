import { expect, test } from 'vitest';

import { takeFacts } from './readFacts.ts';
import { labelOf, readValue } from './readValue.ts';

test.each([
  ['150–200%', '150-200%'],
  ['150% to 200%', '150-200%'],
  ['120 % – 180 %', '120-180%'],
  ['3x-5x', '3-5x'],
  ['1,200–1,500 percent', '1,200-1,500%'],
  ['150% έως 200%', '150-200%'],
  ['180-250', '180-250%'],
  ['150-200% within 12 months', '150-200%'],
  ['$150-200%$', '150-200%'],
  ['up to 300%', 'up to 300%'],
  ['200%+', '200%+'],
  ['6-12  months', '6-12 months'],
  ['€40,000-60,000 a year from fewer typing errors', '€40,000-60,000 a year from fewer typing errors'],
  ['€39,000 a year (50% less training)', '€39,000 a year (50% less training)'],
  ['150-200% fewer errors', '150-200% fewer errors'],
  ['150-200€', '150-200€'],
  ['-20% to 40%', '-20% to 40%'],
  ['hard to say', 'hard to say'],
  ['', undefined],
])('readValue reads the return %j as %j, and its own answer as itself', (written, roi) => {
  expect(readValue('roi', written)?.value).toBe(roi);
  if (roi) expect(readValue('roi', roi)?.value).toBe(roi);
});

test.each([
  ['priority', 'P1', 'High'],
  ['priority', 'Not high', 'Not high'],
  ['priority', 'High-value customers first', 'High-value customers first'],
  ['priority', '9/10', '9/10'],
  ['priority', 'Muy alta', 'High'],
  ['implementationDifficulty', 'Intermediate', 'Medium'],
  ['implementationDifficulty', 'Complex', 'Hard'],
  ['implementationDifficulty', '3-4 weeks', '3-4 weeks'],
  ['ease', 'High', 'Easy'],
] as const)('readValue reads the %s %j as %j', (kind, written, value) => {
  expect(readValue(kind, written)?.value).toBe(value);
});

test.each([
  ['Priority', 'priority'],
  ['Business priority level', 'priority'],
  ['Expected ROI (12 months)', 'roi'],
  ['12-Month ROI', 'roi'],
  ['Return on Investment', 'roi'],
  ['Technical complexity', 'implementationDifficulty'],
  ['Δυσκολία υλοποίησης', 'implementationDifficulty'],
  ['Umsetzungsaufwand', 'implementationDifficulty'],
  ['ROI esperado', 'roi'],
  ['Ease of implementation', 'ease'],
  ['Our priority list', null],
  ['Priority inbox', null],
  ['Investment', null],
])('labelOf says of %j: %s', (text, kind) => expect(labelOf(text)).toBe(kind));

const medium = { implementationDifficulty: 'Medium' };
test.each([
  ['Priority: High', '', { priority: 'High' }],
  ['🔥 Priority: LOW', '', { priority: 'Low' }],
  ['Priority level: Medium to High', '', { priority: 'Medium' }],
  ['Προτεραιότητα: Υψηλή', '', { priority: 'High' }],
  ['High priority', '', { priority: 'High' }],
  ['ROI of 150-200%', '', { roi: '150-200%' }],
  ['Difficulty: moderate', '', medium],
  ['Priority: to be discussed', '', { priority: 'to be discussed' }],
  ['Priority is what shops need.', 'Priority is what shops need.', {}],
  ['We maximise ROI: count first', 'We maximise ROI: count first', {}],
  ['Little effort, easy wins.', 'Little effort, easy wins.', {}],
  ['Answers. Priority: High. Books.', 'Answers. Books.', { priority: 'High' }],
  [
    'Reads. Priority → High, ROI → 5%, Difficulty → Medium',
    'Reads.',
    { priority: 'High', roi: '5%', ...medium },
  ],
  ['Reads (in minutes; ROI: 5%)', 'Reads (in minutes; ROI: 5%)', {}],
  ['Pays back (29% of first-year ROI) early', 'Pays back (29% of first-year ROI) early', {}],
  ['Others saw returns (ROI of 3x).', 'Others saw returns (ROI of 3x).', {}],
  ['Reads (ROI: 5%; priority: low)', 'Reads', { roi: '5%', priority: 'Low' }],
  ['Priority: High – it pays first', 'it pays first', { priority: 'High' }],
  ['ROI: 120%, 3-year ROI: 300%', '3-year ROI: 300%', { roi: '120%' }],
  ['Priority: 🔴', '', { priority: '🔴' }],
  ['Priority: High (money, time; joy)', '', { priority: 'High' }],
  ['Expected ROI: 5% Implementation Difficulty: Medium', '', { roi: '5%', ...medium }],
  ['ROI: 5%.', '', { roi: '5%' }],
  ['- 326.3% ROI', '', { roi: '326.3%' }],
  ['Impact/Effort: High/Low', 'Impact: High', { implementationDifficulty: 'Low' }],
  ['Effort / Complexity: Low/Medium', '', { implementationDifficulty: 'Low' }],
  ['Return on investment (ROI) matters: count first', 'Return on investment (ROI) matters: count first', {}],
  ['Search / ROI tools: one / two', 'Search / ROI tools: one / two', {}],
  ['Implementation: Easy to set up in a week', 'Implementation: Easy to set up in a week', {}],
  ['Priority - Low / ROI - 5%', '', { priority: 'Low', roi: '5%' }],
])('takeFacts leaves of %j the text %j', (line, rest, facts) => {
  expect(takeFacts(line)).toEqual({ rest, facts });
});
