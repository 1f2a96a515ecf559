import type { ExpectedTopics } from './topics.ts';

/** How many questions of a set are answered with one of their topics, and which are not. */
export function measure(
  sets: ExpectedTopics,
  answer: (question: string) => { readonly by: string },
): { readonly total: number; readonly right: number; readonly wrong: readonly string[] } {
  const wrong = sets.flatMap(([expected, questions]) =>
    questions.flatMap((question) => {
      const { by } = answer(question);
      return expected.some((topic) => topic === by)
        ? []
        : [`"${question}" → ${by}, not ${expected.join(' or ')}`];
    }),
  );
  const total = sets.reduce((sum, [, questions]) => sum + questions.length, 0);
  return { total, right: total - wrong.length, wrong };
}
