import { expect, test } from 'vitest';

import { businessIn, ownSentence } from './business.ts';

test.each([
  ['we are a bakery 8 people', 'a bakery 8 people'],
  ['hi i am insurance broker', 'insurance broker'],
  ['i have small taverna', 'small taverna'],
  ['we have warehouse 20 workers', 'warehouse 20 workers'],
])('"%s" only names a business', (text, name) => {
  expect(businessIn(text)).toBe(name);
  expect(ownSentence(text)).toBe('business');
});

test.each(['architect office here 6 people', 'small hotel in the hills 30 rooms'])(
  '"%s" names a business without a verb',
  (text) => {
    expect(ownSentence(text)).toBe('business');
  },
);

test('a sentence with a task names the business before it', () => {
  expect(businessIn('we have a clinic patients ring all day')).toBe('a clinic');
  expect(ownSentence('we have a clinic patients ring all day')).toBe('task');
});

test.each([
  'we have too many calls',
  'i have a question',
  'we have 200 emails a day',
  'we are looking for help',
])('"%s" names no business', (text) => {
  expect(businessIn(text)).toBeUndefined();
});

test.each([
  'our customers ring all day',
  'patients forget the appointment',
  'drivers call us about each address',
])('"%s" is about a task of the writer', (text) => {
  expect(ownSentence(text)).toBe('task');
});

test.each(['what does a chatbot cost', 'where are you', 'do you work with hotels'])(
  '"%s" is no sentence about the writer',
  (text) => {
    expect(ownSentence(text)).toBeUndefined();
  },
);
