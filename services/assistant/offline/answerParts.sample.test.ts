import { describe, expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import { createOfflineAnswers } from './createOfflineAnswers.ts';

const answer = createOfflineAnswers({ knowledge, random: () => 0 });

describe('the case of a trade', () => {
  test.each([
    ['do you have a case of an insurance company', 'AI ideas at an insurance broker'],
    ['have you done hotels', 'Reports at a hotel group'],
    ['a case study for accountants please', 'Invoices at an accounting firm'],
    ['do you work with dentists', 'Missed calls at a clinic'],
  ])('"%s" gets the case of that trade', (question, title) =>
    expect(answer(question).content).toContain(title),
  );

  test.each(['any example of a law firm', 'did you work with a school before', 'did you do it for a bank'])(
    '"%s" gets no case of another trade',
    (question) => {
      const { content } = answer(question);
      expect(content).toContain('No case of that trade is written here');
      expect(content).not.toContain('**');
    },
  );
});

describe('a question for a price by use', () => {
  test.each(['price per user', 'do you charge per call', 'how much per minute', 'cost per invoice'])(
    '"%s" is answered with what is written, and with no price of its own',
    (question) => expect(answer(question).topic).toBe('per-unit'),
  );

  test('a day of consulting is not the training', () => {
    expect(answer('what does a day of consulting cost').content).toContain('€400 a day');
    expect(answer('how much is consulting').content).toContain('/services/consultancy');
    expect(answer('what is the price of the training').topic).toBe('training-cost');
  });
});

test('the list of tools names at most two of each kind', () => {
  const { content } = answer('which tools do you use');
  const lists = content.split('\n').filter((line) => line.startsWith('- '));
  expect(lists.length).toBeGreaterThan(3);
  for (const line of lists) expect(line.split(', ').length).toBeLessThanOrEqual(3);
});
