import { casesByOffering } from '../caseStudies/casesByOffering.ts';
import { spoken } from '../spoken.ts';
import type { OfferingId } from './briefs.ts';

/** Text that helps visitors choose between the services. */
export interface OfferingChoice {
  /** Sentence by a client who needs this service. */
  readonly need: string;
  /** Deliverable, in three or four words: "A ranked plan". */
  readonly result: string;
  /** Finished task, in two words: "Calls answered". */
  readonly finished: string;
  /** Case study for this service. */
  readonly caseStudy?: (typeof casesByOffering)[OfferingId];
}

/** Text for each service. Only the list of all services loads it. A service without a text is left out. */
export const choices: Readonly<Partial<Record<OfferingId, OfferingChoice>>> = {
  consultancy: {
    need: 'Everybody here wants AI, and nobody knows where.',
    result: 'A ranked plan',
    finished: 'Ideas ranked',
    caseStudy: casesByOffering.consultancy,
  },
  'process-automation': {
    need: 'We type the same figures into three systems.',
    result: 'Fixed rules',
    finished: 'Invoices entered',
    caseStudy: casesByOffering['process-automation'],
  },
  'voice-agents': {
    need: 'The phone rings while we serve customers.',
    result: `Calls in ${spoken.first}`,
    finished: 'Calls answered',
    caseStudy: casesByOffering['voice-agents'],
  },
  'data-analytics': {
    need: 'Every meeting starts with whose figure is right.',
    result: 'Agreed figures',
    finished: 'Figures agreed',
    caseStudy: casesByOffering['data-analytics'],
  },
  'digital-presence': {
    need: 'Visitors read our site and leave without booking.',
    result: 'A site that books',
    finished: 'Visits booked',
    caseStudy: casesByOffering['digital-presence'],
  },
  'enterprise-it-strategy': {
    need: 'Only one person knows how our systems connect.',
    result: 'A three-year map',
    finished: 'Systems mapped',
    caseStudy: casesByOffering['enterprise-it-strategy'],
  },
  'ai-automation': {
    need: 'Every order arrives worded differently.',
    result: 'Reads free text',
    finished: 'Orders read',
    caseStudy: casesByOffering['ai-automation'],
  },
};
