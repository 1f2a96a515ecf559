import type { PageLink } from '../Assistant.ts';
import { nearestIn, openingOf, partsIn } from './answerParts.ts';
import { type LocalAnswer, localAnswer } from './localAnswer.ts';

/**
 * A local answer and the way it was found. `by` is the id of a topic, or one of these: `search` (title of a text),
 * `crisis` (danger), `details` (typed contact details), `language` (another language), `ask` (a question back), `none`
 * (no answer). If an answer joins two topics, their ids are joined by "+".
 */
export interface OfflineAnswer extends LocalAnswer {
  readonly by: string;
  /** Id of the topic. For a detail, it is the detail, and `by` is its wider topic. */
  readonly topic?: string;
  /** Id of the service that the answer is also about. */
  readonly service?: string | undefined;
}

export const isAnswer = ({ by }: OfflineAnswer) => by !== 'none' && by !== 'ask';

/** Adds a paragraph before an answer. */
export const withFirst = (first: string, answer: OfflineAnswer): OfflineAnswer => ({
  ...answer,
  content: `${first}\n\n${answer.content}`,
});

/** Adds a paragraph after an answer. */
export const withLast = (answer: OfflineAnswer, last: string): OfflineAnswer => ({
  ...answer,
  content: `${answer.content}\n\n${last}`,
});

/** Shortens an answer to its first and last paragraph. */
export function briefly(answer: OfflineAnswer): OfflineAnswer {
  const last = answer.content.split('\n\n').at(-1) ?? '';
  const opening = openingOf(answer);
  return opening.endsWith(last) ? answer : { ...answer, content: `${opening}\n\n${last}` };
}

/** Joins the first paragraph of several answers, each with its list. */
export function joined(answers: readonly OfflineAnswer[]): OfflineAnswer {
  return {
    ...localAnswer(uniquePages(answers.flatMap(({ pages }) => pages)), ...answers.map(openingOf)),
    by: [...new Set(answers.map(({ by }) => by))].join('+'),
    service: answers.find(({ service }) => service)?.service,
    topic: answers.map(({ by, topic = by }) => topic).join('+'),
  };
}

export const uniquePages = (pages: readonly PageLink[]) =>
  pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);

/** Returns a list, or the sentence, of the opening that shares words with the question; `undefined` if none does. */
export function nearestText(answer: LocalAnswer, words: readonly string[]): string | undefined {
  const opening = openingOf(answer);
  const { text, share } = nearestIn(partsIn(opening), words);
  return share > 0 ? (opening.includes('\n') ? opening : text) : undefined;
}
