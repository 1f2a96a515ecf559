import type { PageLink } from '../Assistant.ts';
/** A group of questions and what answers them: one of these topics, or the page at a path. */
export type ExpectedTopics = readonly (readonly [topics: readonly string[], questions: readonly string[]])[];

/** How many questions of a set are answered as one of their labels says, and which are not. */
export function measure(
  sets: ExpectedTopics,
  answer: (question: string) => { readonly by: string; readonly pages: readonly PageLink[] },
): { readonly total: number; readonly right: number; readonly wrong: readonly string[] } {
  const wrong = sets.flatMap(([expected, questions]) =>
    questions.flatMap((question) => {
      const { by, pages } = answer(question);
      return expected.some((label) => label === by || label === pages[0]?.path)
        ? []
        : [`"${question}" → ${by}, not ${expected.join(' or ')}`];
    }),
  );
  const total = sets.reduce((sum, [, questions]) => sum + questions.length, 0);
  return { total, right: total - wrong.length, wrong };
}
