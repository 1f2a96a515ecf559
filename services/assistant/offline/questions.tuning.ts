import type { ExpectedTopics } from './topics.ts';
import { formerHeldOutQuestions } from './tuning/formerHeldOut.ts';
import { fourthLookQuestions } from './tuning/fourthLook.ts';
import { freshEyesQuestions } from './tuning/freshEyes.ts';
import { keywordQuestions } from './tuning/keywords.ts';
import { otherWordsQuestions } from './tuning/otherWords.ts';
import { secondLookQuestions } from './tuning/secondLook.ts';
import { storyQuestions } from './tuning/stories.ts';
import { terseQuestions } from './tuning/terse.ts';
import { thirdLookQuestions } from './tuning/thirdLook.ts';

/** Questions that the local answers learn from, beside the lessons. The measure is the held-out sets. */
export const tuningQuestions: ExpectedTopics = [
  ...keywordQuestions,
  ...formerHeldOutQuestions,
  ...otherWordsQuestions,
  ...terseQuestions,
  ...storyQuestions,
  ...freshEyesQuestions,
  ...secondLookQuestions,
  ...thirdLookQuestions,
  ...fourthLookQuestions,
];
