import { expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import { createOfflineAnswers } from './answer.ts';
import { measure } from './measure.ts';
import { heldOutQuestions } from './questions.held-out.ts';
import { tuningQuestions } from './questions.tuning.ts';

const answer = createOfflineAnswers({ knowledge, random: () => 0 });
const tuned = measure(tuningQuestions, answer);
const heldOut = measure(heldOutQuestions, answer);
const share = ({ right, total }: { right: number; total: number }) => right / total;

process.stdout.write(
  `Local answers: tuning ${tuned.right}/${tuned.total} = ${(100 * share(tuned)).toFixed(1)} %, ` +
    `held out ${heldOut.right}/${heldOut.total} = ${(100 * share(heldOut)).toFixed(1)} %\n`,
);

test('at least 95 % of the questions nobody tuned for get an answer on their subject', () => {
  // Which ones fail is not printed on purpose: who has seen them can no longer measure with them.
  expect(share(heldOut)).toBeGreaterThanOrEqual(0.95);
});

test('at least 97 % of the questions the rules were improved with get one', () => {
  expect(tuned.wrong.slice(0, share(tuned) >= 0.97 ? 0 : 100)).toEqual([]);
});

test('no question stands in both sets', () => {
  const plain = (question: string) => question.toLowerCase().replace(/\W+/g, ' ').trim();
  const known = new Set(tuningQuestions.flatMap(([, questions]) => questions.map(plain)));
  const both = heldOutQuestions.flatMap(([, questions]) =>
    questions.filter((question) => known.has(plain(question))),
  );
  expect(both).toEqual([]);
});
