import { buildPrice, type CaseStudyBrief, formatEuros } from '#services/knowledge';

/** "€14,000", "without VAT, in 11 weeks". */
export const cost = (study: CaseStudyBrief) => ({
  value: formatEuros(buildPrice(study)),
  label: `without VAT, in ${study.duration}`,
});
