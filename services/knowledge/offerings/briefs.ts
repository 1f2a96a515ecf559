import { countInWords } from '../countInWords.ts';

/** Brief for links and lists of a service or solution with a page of its own; its details are in the file of its name. */
export interface Brief<Id extends string = string> {
  /** The last part of its address: small letters, digits and hyphens. */
  readonly id: Id;
  readonly title: string;
  /** One line about the result for the client. */
  readonly summary: string;
  /** Question of a client about the own company; it closes the page. */
  readonly question: string;
}

/** Briefs of the services for lists and links, in display order. */
export const offeringBriefs = [
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
    summary: 'Every call answered, in Greek or English, day and night.',
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

/** Briefs of the solutions inside services, each with a page of its own. */
export const subOfferingBriefs = [
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

/** The ids of the services there are. */
export type OfferingId = (typeof offeringBriefs)[number]['id'];

/** The ids of the solutions there are. */
export type SubOfferingId = (typeof subOfferingBriefs)[number]['id'];

/** Number of services, in words. */
export const offeringCount = countInWords(offeringBriefs.length);
