import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'vision',
  answer: ({ base }) => {
    const page = pageAt(base, '/about');
    return localAnswer(
      [page],
      `> ${base.company.vision}`,
      `That is the vision. How we mean to get there is on ${markdownLink(page)}.`,
    );
  },
  examples: `
aspirations; company vision; dreams; future plans; how do you see ourcountry in the future; long term goals;
long term picture; long term plan; next ten years; tell me the company long term vision;
tell me your long term vision; tell me your plans; the long view; vision; vision statement; visoin; vison;
what are your long term goals; what are your plans for the future; what do you dream of;
what does the future hold for you; what future do you see; what is the company big plan;
what is the company vision; what is the vision of your company; what is your vision;
what is your vision for the future; what will the future look like; whats the dream; whats your dream;
whats your vision for the future; where are you heading; where do you see yourselves in ten years;
where do you want to be in ten years; where do you want to be one day; where do you want to go;
where is the company going; your ambition; your vision; what is your long term goal; your idea of the future;
what future do you want
`,
};
