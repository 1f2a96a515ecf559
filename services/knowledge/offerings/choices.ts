import { type CaseWork, casesByWork } from '../caseStudies/casesByWork.ts';
import { spoken } from '../spoken.ts';
import type { OfferingId } from './briefs.ts';

/** Difference between a service and the others, for visitors who choose one. */
export interface OfferingChoice {
  /** A sentence of a client who needs it. */
  readonly need: string;
  /** Deliverable, in three words or four: "A ranked plan". */
  readonly gets: string;
  /** Finished task, in two words: "Calls answered". */
  readonly finished: string;
  /** The case study about it. */
  readonly caseStudy?: (typeof casesByWork)[CaseWork];
}

/** Differences between the services; only the list of all of them loads it. A service without a text is left out. */
export const choices: Readonly<Partial<Record<OfferingId, OfferingChoice>>> = {
  consultancy: {
    need: 'Everybody here wants AI, and nobody knows where.',
    gets: 'A ranked plan',
    finished: 'Ideas ranked',
    caseStudy: casesByWork.ideas,
  },
  'process-automation': {
    need: 'We type the same figures into three systems.',
    gets: 'Fixed rules',
    finished: 'Invoices entered',
    caseStudy: casesByWork.invoices,
  },
  'voice-agents': {
    need: 'The phone rings while we serve customers.',
    gets: `Calls in ${spoken.first}`,
    finished: 'Calls answered',
    caseStudy: casesByWork.bookings,
  },
  'data-analytics': {
    need: 'Every meeting starts with whose figure is right.',
    gets: 'Agreed figures',
    finished: 'Figures agreed',
    caseStudy: casesByWork.reports,
  },
  'digital-presence': {
    need: 'Visitors read our site and leave without booking.',
    gets: 'A site that books',
    finished: 'Visits booked',
    caseStudy: casesByWork.enquiries,
  },
  'enterprise-it-strategy': {
    need: 'Only one person knows how our systems connect.',
    gets: 'A three-year map',
    finished: 'Systems mapped',
    caseStudy: casesByWork.systems,
  },
  'ai-automation': {
    need: 'Every order arrives worded differently.',
    gets: 'Reads free text',
    finished: 'Orders read',
    caseStudy: casesByWork.orders,
  },
};
