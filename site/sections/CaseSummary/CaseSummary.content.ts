import { buildPrice, type CaseStudyBrief, formatMoney } from '#services/knowledge';

/**
 * Returns the price as a figure and its label: "€14,000", "price without VAT, in 11 weeks". If the price covers only
 * a part of the work, the label names that part.
 */
export const cost = (study: CaseStudyBrief) => ({
  value: formatMoney(buildPrice(study)),
  label: `price without VAT${study.priceFor ? ` for ${study.priceFor}` : ''}, in ${study.duration}`,
});
