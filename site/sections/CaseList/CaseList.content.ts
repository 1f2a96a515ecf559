import { buildPrice, type CaseStudy, formatEuros, formatNumber } from '#services/knowledge';
import { backAfter } from '#site/sections/CasePayback/CasePayback.content.ts';

export const read = 'Read the case';

export const setback = 'What did not work:';

/** "€14,000 without VAT, in 11 weeks". */
export const cost = (study: CaseStudy) =>
  `${formatEuros(buildPrice(study))} without VAT${study.priceFor ? ` for ${study.priceFor}` : ''}, in ${study.duration}`;

/** "Paid back in 11 months", or "First idea paid back in 5 months". */
export const back = backAfter;

/** "1,100 calls a month before; each mark is 10 status calls". */
export const counted = (
  { mark, shape, ...count }: NonNullable<CaseStudy['count']>,
  when: 'before' | 'after',
) => {
  const { count: number, value, text } = count[when];
  return `${value ?? formatNumber(number)} ${text}${when === 'before' && !shape ? `; each mark is ${mark}` : ''}`;
};
