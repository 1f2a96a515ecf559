import type { CaseStudy } from '../types.ts';

/** A plan that mostly said no. */
export const insuranceBrokerNicosia: CaseStudy = {
  slug: 'insurance-broker-nicosia',
  client: 'An insurance broker in Nicosia, 35 people',
  title: 'Fourteen ideas, eleven of them left alone',
  summary:
    'A three-week review of 14 AI ideas recommended 3. The first had returned its cost after 5 months.',
  situation:
    'Every department had an idea, and a supplier behind it. The managing director wanted to know which ones would survive a calculator.',
  built:
    'Two days of watching, a cost and a saving for each of 14 ideas, and a trial of the best one on 200 old claims: sorting incoming documents by policy and urgency. The plan was four pages, including the apology for eleven ideas.',
  figures: [
    { value: '14 → 3', label: 'ideas examined, ideas recommended' },
    { value: '5 months', label: 'until the first had returned its cost' },
    { value: '3 weeks', label: 'from first visit to plan' },
  ],
  setback:
    'One of the eleven was built anyway, by someone else, and works. We had overestimated how much its data would need cleaning, and now we look at the data first.',
  duration: '3 weeks',
  services: ['consultancy', 'ai-automation'],
};
