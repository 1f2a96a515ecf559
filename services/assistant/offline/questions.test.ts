import { expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import { createOfflineAnswers } from './answer.ts';
import { measure } from './measure.ts';
import { heldOutQuestions } from './questions.held-out.ts';
import { secondHeldOutQuestions } from './questions.second-held-out.ts';

const answer = createOfflineAnswers({ knowledge, random: () => 0 });
test('m', () => {
  for (const set of [heldOutQuestions, secondHeldOutQuestions]) { const m = measure(set, answer); console.log('##', m.right, m.total, (100 * m.right / m.total).toFixed(1)); }
});
