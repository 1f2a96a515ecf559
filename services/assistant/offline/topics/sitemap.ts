import { pageAnswer } from '../answerParts.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'sitemap',
  answer: ({ base }) => pageAnswer(base, '/sitemap'),
  examples: `
index of pages
list of all pages on this site
show all pages
show me all the pages
site map
sitemap
table of contents
where are all pages of the website
`,
};
