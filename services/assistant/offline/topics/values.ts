import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'values',
  answer: ({ base }) => {
    const page = pageAt(base, '/about');
    return answerOf(
      [page],
      base.company.values.map(({ title, description }) => `- **${title}.** ${description}`).join('\n'),
      `With the people behind them on ${link(page)}.`,
    );
  },
  examples: `
are you honest
code of conduct
company values
core values
culture
do you care about ethics
do you play fair
ethos
fairness
honesty
how ethical
how transparent
moral compass
morals
name your beliefs
philosophy
principles you work by
responsible ai
sustainability
tell me the ideals
tell me your ideals
valeus
vaules
what about ethical a code of ethics
what about moral rules you follow
what are your values
what beliefs are behind you
what beliefs lead you
what can we expect from you as people
what counts to the company
what do you believe in
what do you value
what does your company stand for
what is important to you as a company
what is most important to you
what matters to you
what principles drive you
which are the beliefs
which principles guide your work
which values do you have as a company
work ethic
your principles
`,
};
