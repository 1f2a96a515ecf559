import { serviceCount } from '#services/knowledge';

export const meta = {
  title: 'Services',
  heading: 'Services',
  lead: `${serviceCount.first} services, and every result measured. Choose a service, or let the free audit suggest one.`,
  description:
    'From AI consultancy to AI automation: what each service changes, how long a first result takes, and what three worked examples cost.',
};

export const contents = {
  title: 'What each one gives you, and its lowest price',
};

export const comparison = {
  title: `Compare the ${serviceCount.inside} services`,
  lead: 'Sorted by usual price, without VAT. Yours is fixed in writing before work starts.',
};
