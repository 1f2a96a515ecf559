import { services as allServices, company } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';

export const meta = {
  title: 'AI and IT consultancy in Nicosia, Cyprus',
  description: `${company.description.split('. ')[0]}. Free AI business audit, seven services, ${company.stats.clients} clients.`,
};

export const hero = {
  /** Two lines on wide windows. */
  title: ['Give the tangle', 'to the machine.'],
  lead: company.description,
  audit: { label: 'Start your free audit', href: paths.aiAudit },
  automations: { label: 'See what we automate', href: paths.automations },
  threadLabel: 'A tangle of threads passes through a copper ingot and leaves as five straight lines',
  results: ['Enquiry answered', 'Call booked', 'Invoice posted', 'Report sent', 'Lead qualified'],
} as const;

export const services = { title: 'Seven ways in. One ledger of results.', all: 'All services' };

export const way = {
  title: 'Four steps, and you can stop after any of them.',
  steps: [
    {
      year: '1',
      title: 'The audit',
      description: 'Eight answers, about three minutes. You get a written report, free, and owe us nothing.',
    },
    {
      year: '2',
      title: 'The visit',
      description: 'We sit beside the people who do the work and count. The consultation is complimentary.',
    },
    {
      year: '3',
      title: 'The first machine',
      description:
        'One process, built, tested beside the old way and switched over. Simple ones take 2-4 weeks.',
    },
    {
      year: '4',
      title: 'The handover',
      description: 'Code, accounts, data and a manual are yours. You call us when you want the next one.',
    },
  ],
};

const example = allServices.find(({ id }) => id === 'process-automation');

export const process = {
  title: 'One process, before and after.',
  name: example?.process.name ?? '',
  before: { title: 'By hand', steps: example?.process.before ?? [] },
  after: { title: 'By machine', steps: example?.process.after ?? [] },
};

export const study = {
  title: 'One case, in figures.',
  slug: 'logistics-company-limassol',
  more: 'Read what did not work',
};

export const questions = { title: 'Six questions everyone asks.' };

export const blog = { title: 'From the workshop.', all: 'All posts' };
