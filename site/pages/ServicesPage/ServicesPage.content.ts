import { serviceCount } from '#services/knowledge';

export const meta = {
  title: 'Services',
  heading: 'Services',
  description:
    'From AI consultancy to AI automation: what each service changes, how long a first result takes, and what three worked examples cost.',
};

/** Below the heading; its second part leads to the audit. */
export const lead = [
  `${serviceCount.first} services, and every result measured. Choose one, or let the `,
  'free audit',
  ' suggest three.',
] as const;

export const contents = {
  title: 'Which of these sounds like you?',
};

export const comparison = {
  title: `Compare the ${serviceCount.inside} services`,
  lead: 'Sorted by usual price, without VAT. Your price is fixed in writing before work starts.',
};
