import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'vision',
  answer: ({ base }) => {
    const page = pageAt(base, '/about');
    return answerOf(
      [page],
      `> ${base.company.vision}`,
      `That is the vision. How we mean to get there is on ${link(page)}.`,
    );
  },
  examples: `
ambitions; aspirations; company vision; dreams; future plans; how do you see cyprus in the future;
long term picture; next ten years; tell me your long term goals; the future as you see it; the long view;
vision statement; visoin; vison; what are your plans for the future; what does the future hold;
what future do you see; what is the company vision; what is the vision of your company;
what is your vision for the future; what will the future look like; whats the dream; whats your big plan;
where are you heading; where do you see yourselves in ten years; where do you want to be one day;
where do you want to go in five years; your ambition
`,
};
