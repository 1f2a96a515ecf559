import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { knowledge } from '../../../knowledge/knowledge.ts';
import { createOfflineAnswers } from '../createOfflineAnswers.ts';
import { noMatchText } from '../noMatch.ts';
import { examplesOf, topics } from '../topics.ts';
import { addTypos } from './addTypos.ts';
import heldOut from './heldOutQuestions.json';
import outOfField from './outOfFieldQuestions.json';
import secondHeldOut from './secondHeldOutQuestions.json';

/** Questions, and what answers each of them: one of these topics, or the page at a path. */
interface Group {
  readonly topics: readonly string[];
  readonly questions: readonly string[];
}

const answer = createOfflineAnswers({ knowledge, random: () => 0 });

/** How many of the questions are answered as they should be, from 0 to 1. `typed` says how they are spelt. */
function shareRight(groups: readonly Group[], typed = (question: string) => question): number {
  const right = groups.flatMap(({ topics: expected, questions }) =>
    questions.map((question) => {
      const { by, pages } = answer(typed(question.replaceAll('{company}', knowledge.company.name)));
      return expected.some((each) => each === by || each === pages[0]?.path);
    }),
  );
  const share = right.filter(Boolean).length / right.length;
  process.stdout.write(`Local answers: ${right.filter(Boolean).length} of ${right.length} are right\n`);
  return share;
}

/** Numbers from 0 up to, not including, 1 that are the same at each run. */
function seededRandom(seed: number): () => number {
  const range = 2 ** 31;
  const drawn = fc.sample(fc.noBias(fc.nat(range - 1)), { seed, numRuns: 10_000 });
  let next = 0;
  return () => (drawn[next++ % drawn.length] ?? 0) / range;
}

// Which of these fail is not printed on purpose: who has seen them can no longer measure with them.
describe('createOfflineAnswers: the questions that nobody wrote examples from', () => {
  test('are answered on their subject: 95 % of the first set', () => {
    expect(shareRight(heldOut)).toBeGreaterThanOrEqual(0.95);
  });

  test('are answered on their subject: 94 % of the second set', () => {
    expect(shareRight(secondHeldOut)).toBeGreaterThanOrEqual(0.94);
  });

  test('are answered on their subject with a typo in each long word: 82 % of both sets', () => {
    const random = seededRandom(7);
    const slipped = (question: string) => addTypos(question, random);
    expect(shareRight([...heldOut, ...secondHeldOut], slipped)).toBeGreaterThanOrEqual(0.82);
  });

  test('expect topics that there are', () => {
    const known = new Set([
      ...topics.map(({ id }) => id),
      ...knowledge.pages.map(({ path }) => path),
      'search',
    ]);
    for (const { topics: expected } of [...heldOut, ...secondHeldOut])
      for (const each of expected) expect(known).toContain(each);
  });
});

describe('createOfflineAnswers: questions that are not about us', () => {
  test('are answered by what can be asked, without sending anybody to a person: 85 %', () => {
    const told = outOfField.filter((question) => answer(question).content === noMatchText);
    process.stdout.write(
      `Local answers: ${told.length} of ${outOfField.length} are told what can be asked\n`,
    );
    expect(told.length / outOfField.length).toBeGreaterThanOrEqual(0.85);
  });

  test('stand in no example', () => {
    const examples = new Set(topics.flatMap(examplesOf));
    for (const question of outOfField)
      expect(examples).not.toContain(question.toLowerCase().replace(/\W+/g, ' ').trim());
  });
});
