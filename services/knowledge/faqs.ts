import { companyBrief } from './companyBrief.ts';
import { contact } from './contact.ts';
import { hoursForReturn, reportRange } from './firstYear.ts';
import { isOffered } from './offerings/briefs.ts';
import type { Faq } from './types.ts';

const best = isOffered('process-automation')
  ? ' Process automation does best: one frequent task with clear rules, about 2,000 times a month, returns 300-500% in its first year.'
  : '';

/** The six most frequent questions. Each claim in an answer states its scope. */
export const faqs: readonly Faq[] = [
  {
    topic: 'time',
    question: 'How long does a project take?',
    answer:
      'Simple automations go live in 2-4 weeks. Complex ones, with several systems or a legal review, take 3-6 months. A usual job takes 3 to 18 weeks, by service: one task across three systems takes 9 weeks. You get the date in writing before work starts, and something you can use long before the end.',
  },
  {
    topic: 'return',
    question: 'When does it pay for itself?',
    answer: `Where it saves work of every week, you should see a return on investment (ROI) within 3-12 months; our quickest case took 2 months. A map of your IT took 21 and 30 months in our examples, and a website pays by what it sells.${best} The ranges in an audit report are lower: they describe a typical solution that saves ${hoursForReturn(reportRange.least)} hours a week or more, before anyone has seen your figures.`,
  },
  {
    topic: 'price',
    question: 'What does it cost?',
    answer:
      'Consultations are complimentary, and so is the AI business audit. After that every project has a fixed price, agreed in writing before work starts, with running costs listed beside it. If we think it will not pay for itself we say so, and that is complimentary too.',
  },
  {
    topic: 'support',
    question: 'How quickly does support answer?',
    answer: `Support replies ${contact.replyTime}, and the reply comes from a person who has seen your system before. What we run for you is watched around the clock, so we often know before you do.`,
  },
  {
    topic: 'industries',
    question: 'Which companies and industries do you work with?',
    answer: `We work with ${companyBrief.audience}: logistics, healthcare, accounting, insurance, hotels, wholesale, manufacturing and property. ${companyBrief.stats.clients} clients so far. The industry matters less than the routine: if a task repeats and has rules, it is a candidate.`,
  },
  {
    topic: 'data-protection',
    question: 'Where is our data stored, and who sees it?',
    answer:
      'In a project your data stays yours, and it stays in the European Union (EU) wherever the supplier lets us choose; the proposal names every place outside it. We sign a data processing agreement under the GDPR, use only services that do not train on what you send, and delete what is no longer needed. On this website, without AI what you write stays in your browser until you send it to us. With AI your question goes to Google, which may process it in the United States.',
  },
];
