import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'values',
  answer: ({ base }) => {
    const page = pageAt(base, '/about');
    return localAnswer(
      [page],
      base.company.values.map(({ title, description }) => `- **${title}.** ${description}`).join('\n'),
      `With the people behind them on ${markdownLink(page)}.`,
    );
  },
  examples: `
are you ethical; are you honest; are you responsible are you; are you transparent; business ethics;
code of conduct; company culture; company values; core values; culture; diversity; do you care about ethics;
do you play fair; ethos; fairness; honesty; how honest; how responsible; integrity; moral compass; morals;
name the ideals; philosophy; principles; principles you work by; responsible ai; tell me about your values;
tell me the company core values; transparency; valeus; values; vaules; what about rules you follow;
what about sustainability; what are the beliefs; what are your company values; what are your principles;
what are your values; what beliefs lead you; what counts to you; what do you believe in; what do you hold dear;
what do you stand for; what do you value; what does the company believe in; what does your company care about;
what does your company stand for; what is important to you; what is important to you as a company;
what is most important to the company; what matters to you; what principles drive you;
which principles guide your work; which values do you have as a company; work culture; your culture;
your principles; your values; your philosophy; what is your ethos
`,
};
