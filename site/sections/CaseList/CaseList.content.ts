import { buildPrice, type CaseStudy, formatEuros } from '#services/knowledge';

export const read = 'Read the case';

export const setback = 'What did not work:';

/** "€14,000 without VAT, in 11 weeks". */
export const cost = (study: CaseStudy) =>
  `${formatEuros(buildPrice(study))} without VAT, in ${study.duration}`;
