import { buildPrice, type CaseStudyBrief, formatMoney } from '#services/knowledge';

/** "€14,000", "price without VAT, in 11 weeks"; where it is less than the whole, what it is for. */
export const cost = (study: CaseStudyBrief) => ({
  value: formatMoney(buildPrice(study)),
  label: `price without VAT${study.priceFor ? ` for ${study.priceFor}` : ''}, in ${study.duration}`,
});
