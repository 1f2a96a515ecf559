import { ranks } from './ranks.ts';
import { selectItems } from './selectItems.ts';

/**
 * Opportunities and solutions of the sample report, for the preview beside the form. This module does not load the
 * code that reads a challenge.
 */
export const sampleItems = selectItems([], []).map(({ opportunity, solution }, index) => ({
  opportunity,
  solution: { title: solution.title, difficulty: solution.difficulty, roi: ranks[index]?.roi ?? '' },
}));
