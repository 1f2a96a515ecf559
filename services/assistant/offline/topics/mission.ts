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
cause
company culture
do you have a mission statement
explain the objective
goals
guiding star
is honesty important to you
long term vision
mision
mission
misson
north star
purpose
reason for being
tell me about your mission
tell me the aim
what are you hoping to accomplish
what are you trying to achieve
what do you stand for
what drives you
what gets you up in the morning
what is it all for
what is the company aiming to do
what is the point of your company
what is your goal
what keeps you going
what motivates your team
whats the goal
whats ur mission statement
where do you want to be in ten years
which principles do you work by
why did you start the business
why do you do this
why do you guys do what you do
why does your company exist
why is the purpose of this company
your goals as a company
your long term picture for cypriot business
your raison detre
`,
};
