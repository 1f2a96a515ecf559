import { expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import { createOfflineAnswers } from './answer.ts';
import { fingerprint, prepareLessons } from './lessons/prepare.ts';
import { measure } from './measure.ts';
import { heldOutQuestions } from './questions.held-out.ts';
import { secondHeldOutQuestions } from './questions.second-held-out.ts';
import { tuningQuestions } from './questions.tuning.ts';
import type { ExpectedTopics } from './topics.ts';
import { learntFrom } from './weights.ts';

const answer = createOfflineAnswers({ knowledge, random: () => 0 });
const plain = (question: string) => question.toLowerCase().replace(/\W+/g, ' ').trim();
const learnt = new Set(tuningQuestions.flatMap(([, questions]) => questions.map(plain)));
/** The questions that stand in no tuning set: some, such as "hello", come to everyone's mind. */
const unseen = (sets: ExpectedTopics): ExpectedTopics =>
  sets.map(([labels, questions]) => [labels, questions.filter((question) => !learnt.has(plain(question)))]);

const tuned = measure(tuningQuestions, answer);
const heldOut = measure(unseen(heldOutQuestions), answer);
const secondHeldOut = measure(unseen(secondHeldOutQuestions), answer);
const share = ({ right, total }: { right: number; total: number }) => right / total;
const shown = (set: { right: number; total: number }) =>
  `${set.right}/${set.total} = ${(100 * share(set)).toFixed(1)} %`;

process.stdout.write(
  `Local answers: tuning ${shown(tuned)}, held out ${shown(heldOut)}, second held out ${shown(secondHeldOut)}\n`,
);

// Which of these fail is not printed on purpose: who has seen them can no longer measure with them.
test.each([
  ['first', heldOut, 0.95],
  ['second', secondHeldOut, 0.95],
])('enough of the %s set, which nobody tuned for, gets an answer on its subject', (_, set, least) => {
  expect(share(set)).toBeGreaterThanOrEqual(least);
});

test('at least 97 % of the questions that were learnt from get one', () => {
  expect(tuned.wrong.slice(0, share(tuned) >= 0.97 ? 0 : 100)).toEqual([]);
});

test('the weights were learnt from the lessons as they are now; if not, run `npm run learn`', () => {
  expect(fingerprint(prepareLessons(tuningQuestions))).toBe(learntFrom);
});
