import type { Solution } from './types.ts';

/** Values that a solution gets if the model states none. */
export const solutionDefaults: Pick<Solution, 'priority' | 'roi' | 'implementationDifficulty'> = {
  priority: 'Medium',
  roi: '150-200%',
  implementationDifficulty: 'Medium',
};

/** Maximum number of opportunities, and of solutions, in one report. Further items of a model are ignored. */
export const maxItems = 20;

/** Maximum number of lines that are read of a section: three times the longest real section. */
export const maxLines = 600;
/** Maximum number of lines that are read of a reply: four sections. */
export const maxReplyLines = 4 * maxLines;

/** Maximum length of a title, in characters. Longer texts are cut between words. */
export const maxTitle = 200;
/** Maximum length of a description, in characters. */
export const maxDescription = 4_000;
/** Maximum length of a summary, in characters. */
export const maxSummary = 8_000;
/** Maximum number of characters that are read of a reply: twice the longest real report. */
export const maxReply = 40_000;
