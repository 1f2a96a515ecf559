import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'mission',
  answer: ({ base }) => {
    const page = pageAt(base, '/about');
    return answerOf(
      [page],
      `> ${base.company.mission}`,
      `That is the mission. The rest is on ${link(page)}.`,
    );
  },
  examples: `
cause; company culture; company mission; do you have a mission statement; explain the objective; goals;
is honesty important to you; long term vision; mision; mission; misson; north star; reason for being;
statement of mission; tell me about your mission; tell me the aim; what are you aiming to accomplish;
what are you trying to achieve; what are you trying to achieve in the world; what do you stand for;
what drives you; what gets you up in the morning; what is the company hoping to do;
what is the point of your company; what is your goal; what is your guiding star; what is your purpose;
what keeps you going; what motivates your team; whats the goal; whats ur mission statement;
where do you want to be in ten years; which principles do you work by; why did you start this company;
why do you do it; why do you guys do this; why does your company exist;
why is the purpose of the business; why was the company created; your aims; your calling;
your goals as a company; your long term picture for cypriot business; your raison detre; your vision
`,
};
