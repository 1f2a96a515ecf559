import { company, contact, offeringCount, processAutomation } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';

export const meta = {
  title: 'AI and IT consultancy in Nicosia, Cyprus',
  description: `${company.description.split('. ')[0]}. Free AI business audit, ${offeringCount.inside} services, ${company.stats.clients} clients.`,
};

const tagline = company.tagline.split(' ');
const half = Math.ceil(tagline.length / 2);

export const hero = {
  /** Says in plain words what the page is about. */
  kicker: 'AI and automation for companies in Cyprus',
  /** Two lines on wide windows. */
  title: [tagline.slice(0, half).join(' '), tagline.slice(half).join(' ')],
  lead: company.description,
  audit: { label: 'Start your free audit', href: paths.aiAudit },
  automations: { label: 'See what we automate', href: paths.automations },
  sample: { label: 'See a sample report', href: paths.sampleReport },
  threadLabel: 'A tangle of threads passes through a copper ingot and leaves as straight lines',
  question: 'What eats your week?',
  hint: 'Choose the tasks that come back every week: we add up their hours.',
  resultsLabel: 'Done by a machine',
  results: ['Answer enquiries', 'Book appointments', 'Post invoices', 'Send reports', 'Qualify leads'],
} as const;

export const services = {
  title: `${offeringCount.first} services. Every result measured.`,
  all: 'All services',
};

export const way = {
  title: 'Five steps. You can stop after any of them.',
  lead: 'You keep what has been made by then: the figures, the price, the trial, the manual.',
  steps: company.method.map(({ title, description }, index) => ({
    year: String(index + 1),
    title,
    description,
  })),
};

const { name, titles, before, after } = processAutomation.process;

export const process = {
  title: 'One invoice, by hand and automated',
  name,
  service: 'process-automation',
  before: { title: titles.before, steps: before },
  after: { title: titles.after, steps: after },
};

export const study = { slug: 'logistics-company-limassol', more: 'Read what did not work' };

export const questions = {
  title: 'Frequently asked questions',
  lead: `Not here? ${company.founder.name}, ${company.founder.title.toLowerCase()}, answers ${contact.replyTime}.`,
  ask: 'Ask another question',
};

export const blog = { title: 'From the blog', all: 'All posts' };
