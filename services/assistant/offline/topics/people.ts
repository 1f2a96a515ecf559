import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'people',
  within: 'contact-person',
  answer: ({ base }) => {
    const page = pageAt(base, '/about');
    return localAnswer(
      [page],
      'The people that a client meets, in the order of a project:',
      base.company.people
        .map(({ name, role, does }) => `- **${name}**, ${role.toLowerCase()}. ${does}`)
        .join('\n'),
      `More on ${markdownLink(page)}.`,
    );
  },
  examples: `
who works there; who will i work with; who are the people; who is in the team; who are your developers;
who is your developer; who is the analyst; who builds it; names of your team; who does the support;
who is your voice engineer; introduce the team; meet the team; who is behind the company;
which people would we meet;
who are your experts; do you have designers; who writes the code;
which person does the work; tell me about your staff
`,
};
