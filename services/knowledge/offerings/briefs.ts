import { counted } from '../countInWords.ts';
import { spoken } from '../spoken.ts';

/** Brief of a service or solution, for links and lists. Its details are in the file with its name. */
export interface Brief<Id extends string = string> {
  /** Last part of the URL: lower-case letters, digits and hyphens. */
  readonly id: Id;
  readonly title: string;
  /** One line about the result for the client. */
  readonly summary: string;
  /** Question to the visitor about the visitor's own company. It is at the end of the page. */
  readonly question: string;
}

/** Briefs of all possible services, in display order. */
const allOfferings = [
  {
    id: 'consultancy',
    title: 'AI consultancy',
    summary: 'A list of what to automate first, with price and return.',
    question: 'Which of your ideas would pay?',
  },
  {
    id: 'process-automation',
    title: 'Process automation',
    summary: 'Work that is the same every time, such as entering invoices.',
    question: 'What do your people type twice?',
  },
  {
    id: 'voice-agents',
    title: 'AI voice agents',
    summary: `Every call answered, in ${spoken.or}, day and night.`,
    question: 'How many calls do you miss?',
  },
  {
    id: 'data-analytics',
    title: 'Data & analytics',
    summary: 'One page a week that says what changed and what to do.',
    question: 'Whose figure is right on Monday?',
  },
  {
    id: 'digital-presence',
    title: 'Digital presence',
    summary: 'A website that takes bookings and orders.',
    question: 'What can a visitor finish on your site?',
  },
  {
    id: 'enterprise-it-strategy',
    title: 'Enterprise IT strategy',
    summary: 'A three-year map to fewer, safer and cheaper systems.',
    question: 'Which systems could you switch off?',
  },
  {
    id: 'ai-automation',
    title: 'AI automation',
    summary: 'Work that is worded differently every time, such as orders by email.',
    question: 'Who reads and retypes all day?',
  },
] as const satisfies readonly Brief[];

/** Briefs of all possible solutions. A solution is part of a service and has its own page. */
const allSubOfferings = [
  {
    id: 'chatbots',
    title: 'Chatbots',
    summary: 'A website assistant that shows its sources and fetches a person.',
    question: 'What are you asked every day?',
    parent: 'ai-automation',
  },
  {
    id: 'marketing-automation',
    title: 'Marketing automation',
    summary: 'Messages sent because something happened, and counted.',
    question: 'How many quotes got no answer?',
    parent: 'process-automation',
  },
  {
    id: 'cloud-migration',
    title: 'Cloud migration',
    summary: 'Servers and files moved one at a time, each with a way back.',
    question: 'When did you last restore a backup?',
    parent: 'enterprise-it-strategy',
  },
] as const satisfies readonly (Brief & { readonly parent: OfferingId })[];

/** Id of a service. */
export type OfferingId = (typeof allOfferings)[number]['id'];

/** Id of a solution. */
export type SubOfferingId = (typeof allSubOfferings)[number]['id'];

/** Services that the firm does not offer. Their solutions and automations are left out too. */
const leftOut: readonly OfferingId[] = [];

/** Ids of all possible services, including those that are not offered. */
export const offeringIds: readonly OfferingId[] = allOfferings.map(({ id }) => id);

/** Briefs of the offered services for lists and links, in display order. */
export const offeringBriefs = allOfferings.filter(({ id }) => !leftOut.includes(id));

/** Briefs of the solutions of offered services. */
export const subOfferingBriefs = allSubOfferings.filter(({ parent }) => !leftOut.includes(parent));

/** Whether a service or solution is offered. */
export const isOffered = (id: OfferingId | SubOfferingId) =>
  [...offeringBriefs, ...subOfferingBriefs].some((brief) => brief.id === id);

/** Number of offered services, in words. */
export const offeringCount = counted(offeringBriefs.length, 'service');
