import type { CaseStudySlug } from './slugs.ts';

/** The kinds of work that can have a case. Audit reports, services and the home page link to it. */
export const kindsOfWork = [
  'parcels',
  'bookings',
  'invoices',
  'orders',
  'reports',
  'enquiries',
  'systems',
  'ideas',
] as const;
export type KindOfWork = (typeof kindsOfWork)[number];

/**
 * The case for each kind of work, with its title. It is a separate list, so that a page with links to cases does not
 * load the cases. Leave out a kind without a case; then no page links to it.
 */
export const casesByWork: Readonly<
  Partial<Record<KindOfWork, { readonly slug: CaseStudySlug; readonly title: string }>>
> = {
  parcels: {
    slug: 'logistics-company-limassol',
    title: 'Parcel calls at a logistics company: from 1,100 to 310 a month',
  },
  bookings: { slug: 'clinic-nicosia', title: 'Missed calls at a clinic: from 31% to 3%' },
  invoices: {
    slug: 'accounting-firm-nicosia',
    title: 'Invoices at an accounting firm: from 7 minutes to 2',
  },
  orders: {
    slug: 'food-wholesaler-larnaca',
    title: 'Wrong order lines at a food wholesaler: from 3.8% to 0.9%',
  },
  reports: { slug: 'hotel-group-paphos', title: 'Reports at a hotel group: from nine pages to one' },
  enquiries: {
    slug: 'estate-agency-limassol',
    title: 'First answers at an estate agency: from 9 hours to 40 seconds',
  },
  systems: {
    slug: 'manufacturers-nicosia',
    title: 'Systems of a group with three factories: from 61 to 38',
  },
  ideas: {
    slug: 'insurance-broker-nicosia',
    title: 'AI ideas at an insurance broker: 14 examined, 3 recommended',
  },
};
