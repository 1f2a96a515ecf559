import type { Solution } from './types.ts';

/** Values of a solution where the model gives none. */
export const solutionDefaults: Pick<Solution, 'priority' | 'roi' | 'implementationDifficulty'> = {
  priority: 'Medium',
  roi: '150-200%',
  implementationDifficulty: 'Medium',
};

/** Opportunities or solutions in one report; a model that writes more is not read further. */
export const maxItems = 20;

/** Lines of a section that are read: three times what the longest real section had. */
export const maxLines = 600;
/** Lines of a reply that are read: four sections. */
export const maxReplyLines = 4 * maxLines;

/** The longest title, in characters; longer texts are cut at a word. */
export const maxTitle = 200;
/** The longest description, in characters. */
export const maxDescription = 4_000;
/** The longest summary, in characters. */
export const maxSummary = 8_000;
/** Characters of a reply that are read: twice the longest real report. */
export const maxReply = 40_000;
