import { pageAnswer } from '../answerParts.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'sitemap',
  answer: ({ base }) => pageAnswer(base, '/sitemap'),
  examples: `
index of pages; list all pages of the website; list of all pages on this site; show all pages; site map;
sitemap; table of contents; where are me all the pages
`,
};
