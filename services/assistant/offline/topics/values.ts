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
are you honest; business ethics; code of conduct; company values; core values; culture; diversity;
do you care about ethics; do you play fair; ethos; fairness; honesty; how ethical; how transparent;
integrity; moral compass; morals; name the ideals; our values; philosophy; principles; responsible ai;
sustainability; tell me about your values; transparency; valeus; values; vaules;
what about moral rules you follow; what are your values; what beliefs are behind you;
what beliefs lead you; what can we expect from you as people; what counts to you; what do you believe in;
what do you hold dear; what do you value; what does your company stand for;
what is important to you as a company; what is most important to you; what matters to you;
which are the beliefs; which beliefs drive the company; which principles guide your work;
which values do you have as a company; work ethic; your beliefs; your principles
`,
};
