import { buildPrice, type CaseStudyBrief, formatMoney } from '#services/knowledge';

/** "€14,000", "without VAT, in 11 weeks"; where it is less than the whole, what it is for. */
export const cost = (study: CaseStudyBrief) => ({
  value: formatMoney(buildPrice(study)),
  label: `without VAT${study.priceFor ? ` for ${study.priceFor}` : ''}, in ${study.duration}`,
});
