import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'mission',
  answer: ({ base }) => {
    const page = pageAt(base, '/about');
    return localAnswer(
      [page],
      `> ${base.company.mission}`,
      `That is the mission. The rest is on ${markdownLink(page)}.`,
    );
  },
  examples: `
cause; company goals; company mission; do you have a mission statement; explain the company aim; goals;
goals of the company; is honesty important to you; long term vision; mission; mission statement; misson;
north star; reason for being; reason you exist; statement of mission; tell me about your mission;
tell me the aim; what are you aiming to do; what are you here for; what are you hoping to accomplish;
what are you trying to achieve; what did you start the company; what did you start your company;
what drives you; what gets you up in the morning; what is it all for; what is the point of your company;
what is ur mission; what is your company mission; what is your goal; what is your goal as a company;
what is your guiding star; what is your mission; what is your purpose; what keeps you going;
what motivates you; whats the goal; whats ur mission statement; whats your mission statement;
which principles do you work by; why did you start the company; why do you do this; why do you do what you do;
why do you guys do this; why does your company exist; why was the company created; your aims; your calling;
your goals as a company; your long term picture for local business; your mission; your objective;
your raison detre; why do you exist; your purpose; what do you want to achieve
`,
};
