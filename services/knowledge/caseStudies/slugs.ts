/** Slugs of all case studies, in display order. A slug is the last part of the URL. */
export const caseStudySlugs = [
  'logistics-company-limassol',
  'clinic-nicosia',
  'accounting-firm-nicosia',
  'food-wholesaler-larnaca',
  'hotel-group-paphos',
  'estate-agency-limassol',
  'manufacturers-nicosia',
  'insurance-broker-nicosia',
] as const satisfies readonly string[];

export type CaseStudySlug = (typeof caseStudySlugs)[number];

/** Whether there is a case. Without one, the site has no page of case studies and no link to it. */
export const hasCases = caseStudySlugs.length > 0;
