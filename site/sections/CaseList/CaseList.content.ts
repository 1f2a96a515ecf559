import { buildPrice, type CaseStudy, formatEuros, formatNumber } from '#services/knowledge';

export const read = 'Read the case';

export const setback = 'What did not work:';

/** "€14,000 without VAT, in 11 weeks". */
export const cost = (study: CaseStudy) =>
  `${formatEuros(buildPrice(study))} without VAT${study.priceFor ? ` for ${study.priceFor}` : ''}, in ${study.duration}`;

/** "1,100 calls a month before", or "9 hours to a first answer before; each mark is 40 seconds". */
export const counted = ({ mark, ...count }: NonNullable<CaseStudy['count']>, when: 'before' | 'after') => {
  const { count: number, value, text } = count[when];
  if (!value) return `${formatNumber(number)} ${text}`;
  return `${value} ${text}${when === 'before' ? `; each mark is ${mark}` : ''}`;
};
