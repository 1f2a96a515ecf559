import { expect, test } from 'vitest';

import { takeAttributes } from './takeAttributes.ts';

const all = { priority: 'High', roi: '150-200%', implementationDifficulty: 'Easy' };

test.each([
  ['Chatbot (Priority: High, ROI: 150-200%, Difficulty: Easy)', 'Chatbot', all],
  ['Chatbot [Priority: High; ROI: 150-200%; Difficulty: Easy]', 'Chatbot', all],
  ['Chatbot | Priority: High | ROI: 150-200% | Difficulty: Easy', 'Chatbot', all],
  ['Priority: High · ROI: 150-200% • Difficulty: Easy', '', all],
  ['Priority: High ROI: 150-200% Difficulty: Easy', '', all],
  ['Priority: High / ROI: 150-200% / Difficulty: Easy', '', all],
  ['Priority – High, ROI – 150-200%, Difficulty – Easy', '', all],
  ['Answers customers. Priority: High. ROI: 150-200%. Difficulty: Easy.', 'Answers customers.', all],
  ['Answers customers! Priority: High', 'Answers customers!', { priority: 'High' }],
  [
    'Reads, sorts and files. ROI: 150-200%. It is quick.',
    'Reads, sorts and files. It is quick.',
    { roi: '150-200%' },
  ],
  ['Answers (by phone, by mail). Priority: High', 'Answers (by phone, by mail).', { priority: 'High' }],
  ['Chatbot (High priority)', 'Chatbot', { priority: 'High' }],
  ['(High priority) Chatbot', 'Chatbot', { priority: 'High' }],
  ['Chatbot (Priority: High; )', 'Chatbot', { priority: 'High' }],
  ['Chatbot () | Priority: High', 'Chatbot ()', { priority: 'High' }],
  ['Chatbot | | Priority: High', 'Chatbot', { priority: 'High' }],
  ['Chatbot | | Forms (Priority: High)', 'Chatbot | | Forms', { priority: 'High' }],
  ['ROI - 150-200% - saves hours', 'saves hours', { roi: '150-200%' }],
  ['Estimated ROI: 150-200%, saves 1,200 hours', 'saves 1,200 hours', { roi: '150-200%' }],
  ['Chatbot - Expected ROI: 150-200%', 'Chatbot', { roi: '150-200%' }],
  ['Προτεραιότητα: Υψηλή', '', { priority: 'High' }],
])('takes what %j states out of it', (text, rest, attributes) => {
  expect(takeAttributes(text)).toEqual({ rest, attributes });
});

test.each([
  ['Answers customers, sorts mail - and files it.'],
  ['The return on investment (see below) pleases, it does.'],
  ['An easy start | no difficulty in sight'],
  ['Chatbot () for an easy start'],
  [' An easy start (soon, or not) '],
  [`Priority: High. ${'word '.repeat(400)}`],
])('leaves %j as it is', (text) => {
  expect(takeAttributes(text)).toEqual({ rest: text, attributes: {} });
});

test('looks at texts of up to 2000 characters', () => {
  const text = `${'x'.repeat(1_984)}. Priority: High`;
  expect(takeAttributes(text)).toEqual({ rest: `${'x'.repeat(1_984)}.`, attributes: { priority: 'High' } });
  expect(takeAttributes(`x${text}`).attributes).toEqual({});
});
