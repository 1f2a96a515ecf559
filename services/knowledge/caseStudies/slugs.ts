/** The slugs of the case studies there are, in the order in which they are shown: the last part of their addresses. */
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
