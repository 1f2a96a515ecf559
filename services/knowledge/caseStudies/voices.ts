import type { CaseStudySlug } from './slugs.ts';

/**
 * One sentence by each client, with the role of the speaker. All are samples. They are in a separate file, so that a
 * page with one case loads no other details.
 */
export const voices: Readonly<
  Partial<Record<CaseStudySlug, { readonly text: string; readonly speaker: string }>>
> = {
  'logistics-company-limassol': {
    text: 'The phone used to ring all morning. Now we use the morning to load the vans.',
    speaker: 'Head of dispatch',
  },
  'clinic-nicosia': {
    text: 'Patients no longer tell us that nobody picked up the phone.',
    speaker: 'Practice manager',
  },
  'accounting-firm-nicosia': {
    text: 'We check the odd invoices, and the software does the rest.',
    speaker: 'Partner of the firm',
  },
  'food-wholesaler-larnaca': {
    text: 'The drivers noticed it first: fewer crates come back with them.',
    speaker: 'Warehouse manager',
  },
  'hotel-group-paphos': {
    text: 'On Monday at seven we all look at the same figures.',
    speaker: 'Finance director',
  },
  'estate-agency-limassol': {
    text: 'People who write to us at night have a viewing booked by breakfast.',
    speaker: 'Owner of the agency',
  },
  'manufacturers-nicosia': {
    text: 'For the first time we know what each system costs us, and when it will go.',
    speaker: 'Owner of the group',
  },
  'insurance-broker-nicosia': {
    text: 'The best part was the list of ideas that we did not pay for.',
    speaker: 'Managing director',
  },
};
