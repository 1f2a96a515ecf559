import type { CaseStudySlug } from '../caseStudies/slugs.ts';
import type { OfferingId } from './briefs.ts';

/** Difference between a service and the others, for visitors who choose one. */
export interface OfferingChoice {
  /** A sentence of a client who needs it. */
  readonly need: string;
  /** Deliverable, in three words or four: "A ranked plan". */
  readonly gets: string;
  /** Finished task, in two words: "Calls answered". */
  readonly finished: string;
  /** The case study about it. Its title is repeated here, so that the list does not load the case studies. */
  readonly caseStudy?: { readonly slug: CaseStudySlug; readonly title: string };
}

/** Differences between the services; only the list of all of them loads it. A service without a text is left out. */
export const choices: Readonly<Partial<Record<OfferingId, OfferingChoice>>> = {
  consultancy: {
    need: 'Everybody here wants AI, and nobody knows where.',
    gets: 'A ranked plan',
    finished: 'Ideas ranked',
    caseStudy: {
      slug: 'insurance-broker-nicosia',
      title: 'AI ideas at an insurance broker: 14 examined, 3 recommended',
    },
  },
  'process-automation': {
    need: 'We type the same figures into three systems.',
    gets: 'Fixed rules',
    finished: 'Invoices entered',
    caseStudy: {
      slug: 'accounting-firm-nicosia',
      title: 'Invoices at an accounting firm: from 7 minutes to 2',
    },
  },
  'voice-agents': {
    need: 'The phone rings while we serve customers.',
    gets: 'Calls in Greek',
    finished: 'Calls answered',
    caseStudy: { slug: 'clinic-nicosia', title: 'Missed calls at a clinic: from 31% to 3%' },
  },
  'data-analytics': {
    need: 'Every meeting starts with whose figure is right.',
    gets: 'Agreed figures',
    finished: 'Figures agreed',
    caseStudy: { slug: 'hotel-group-paphos', title: 'Reports at a hotel group: from nine pages to one' },
  },
  'digital-presence': {
    need: 'Visitors read our site and leave without booking.',
    gets: 'A site that books',
    finished: 'Visits booked',
    caseStudy: {
      slug: 'estate-agency-limassol',
      title: 'First answers at an estate agency: from 9 hours to 40 seconds',
    },
  },
  'enterprise-it-strategy': {
    need: 'Only one person knows how our systems connect.',
    gets: 'A three-year map',
    finished: 'Systems mapped',
    caseStudy: {
      slug: 'manufacturers-nicosia',
      title: 'Systems of a group with three factories: from 61 to 38',
    },
  },
  'ai-automation': {
    need: 'Every order arrives worded differently.',
    gets: 'Reads free text',
    finished: 'Orders read',
    caseStudy: {
      slug: 'food-wholesaler-larnaca',
      title: 'Wrong order lines at a food wholesaler: from 3.8% to 0.9%',
    },
  },
};
