import { serviceCount } from '#services/knowledge';

export const meta = {
  title: 'Services',
  heading: 'Services',
  lead: `${serviceCount.first} ways in, one ledger of results. Read the line, open the page, or let the audit choose.`,
  description:
    'From AI consultancy to AI automation: what each service changes, how long a first result takes, and how much effort it asks of your own people.',
};

export const contents = { title: 'Pick the line that hurts.' };

export const comparison = {
  title: 'Side by side, in weeks and in effort.',
  lead: 'Easy means a few conversations. Hard means that your own people will have homework. We say so before you sign.',
};
