import type { ExpectedTopics } from './topics.ts';
import { formerHeldOutQuestions } from './tuning/formerHeldOut.ts';
import { keywordQuestions } from './tuning/keywords.ts';
import { otherWordsQuestions } from './tuning/otherWords.ts';
import { storyQuestions } from './tuning/stories.ts';
import { terseQuestions } from './tuning/terse.ts';

/** Questions that the rules are improved with. The measure is the held-out set. */
export const tuningQuestions: ExpectedTopics = [
  ...keywordQuestions,
  ...formerHeldOutQuestions,
  ...otherWordsQuestions,
  ...terseQuestions,
  ...storyQuestions,
];
