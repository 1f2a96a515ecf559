import type { Faq } from './types.ts';

/** Returns the id of a frequent question on its page, unique among the questions. */
export const faqId = ({ question, topic }: Faq): string =>
  `question-${topic ?? question.toLowerCase().replaceAll(/\W+/g, '-')}`;
