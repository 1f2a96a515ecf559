import {
  caseStudySlugs,
  casesByWork,
  company,
  contact,
  type KindOfWork,
  offeringCount,
  processAutomation,
} from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';

export const meta = {
  title: `AI and IT consultancy in ${contact.headquarters.city}, ${contact.headquarters.country}`,
  description: `${company.description.split('. ')[0]}. Free AI business audit, ${offeringCount.lowerCase}, ${company.stats.clients} clients.`,
};

const tagline = company.tagline.split(' ');
const half = Math.ceil(tagline.length / 2);

/** Returns the label of a finished task, with a link to the case study of that work if there is one. */
const finishedTask = (label: string, work: KindOfWork) => {
  const study = casesByWork[work];
  return { label, ...(study && { note: study.title, href: paths.caseStudy(study.slug) }) };
};

export const hero = {
  kicker: `For ${company.audience}`,
  /** Both halves of the tagline. Each has its own line on wide windows. */
  title: [tagline.slice(0, half).join(' '), tagline.slice(half).join(' ')],
  lead: company.description,
  audit: {
    label: 'Start your free AI audit',
    href: paths.aiAudit,
    note: 'The audit is three minutes of questions about your work. You get a written report.',
  },
  sample: { label: 'See a sample report', href: paths.sampleReport },
  proof: {
    figures: [
      { figure: company.stats.clients, label: `clients since ${company.foundedYear}` },
      { figure: company.stats.successRate, label: 'of projects reached the agreed result' },
      { figure: 'Fixed price', label: 'in writing before we start' },
    ],
    person: {
      name: company.founder.name,
      // Id of the person's drawing in `roles.svg`.
      figure: 'consultant',
      label: `Founder. Answers ${contact.replyTime}`,
    },
  },
  threadLabel:
    'Calls, messages and papers in a tangle of threads go into a machine and come out as finished tasks',
  machine: 'Our software',
  /** Labels of the slips of paper that go into the machine. */
  slips: [
    { kind: 'call', text: 'Missed call' },
    { kind: 'document', text: 'Invoice' },
    { kind: 'message', text: 'My order?' },
    { kind: 'document', text: 'Report for Monday' },
    { kind: 'message', text: 'Can I book a table?' },
  ],
  resultsLabel: 'Work that software now does for our clients',
  results: [
    finishedTask('Calls answered', 'bookings'),
    finishedTask('Invoices entered', 'invoices'),
    finishedTask('Orders entered', 'orders'),
    finishedTask('Reports sent', 'reports'),
    finishedTask('Enquiries answered', 'enquiries'),
  ],
  question: 'Which of these take your time every week?',
  hint: 'Tick your tasks: we add up the hours, and your audit begins with them.',
  more: { label: 'See more tasks', href: paths.automations },
} as const;

export const services = {
  title: `${offeringCount.capitalised}. Every result measured.`,
  all: 'All services',
};

export const method = {
  title: 'Five steps. You can stop after any of them.',
  lead: 'You keep what has been made by then: the figures, the price, the trial, the manual.',
  steps: company.method.map(({ title, description }, index) => ({
    label: String(index + 1),
    title,
    description,
  })),
};

const { name, titles, before, after } = processAutomation.process;

export const process = {
  title: 'One invoice, by hand and automated',
  name,
  service: 'process-automation' as const,
  before: { title: titles.before, steps: before },
  after: { title: titles.after, steps: after },
};

/** The first case study. `slug` is `undefined` if there is none. */
export const study = { slug: caseStudySlugs.at(0), more: 'Read the case, with what went wrong' };

export const questions = {
  title: 'Frequently asked questions',
  lead: `Not here? ${company.founder.name}, ${company.founder.title.toLowerCase()}, answers ${contact.replyTime}.`,
  ask: 'Ask another question',
};

export const blog = { title: 'From the blog', all: 'All posts' };
