import { type CaseStudy, formatNumber } from '#services/knowledge';
import { noBreakAfterNumbers } from '#site/shared/noBreakAfterNumbers.ts';

export const read = 'Read the case';

export const setback = 'What did not work:';

/** Caption of a drawing: "1,100 calls a month before; each mark is 10 status calls". */
export const captionOf = (
  { mark, shape, ...count }: NonNullable<CaseStudy['count']>,
  when: 'before' | 'after',
) => {
  const { count: number, value, text } = count[when];
  return `${value ?? formatNumber(number)} ${text}${when === 'before' && !shape ? `; each mark is ${noBreakAfterNumbers(mark)}` : ''}`;
};
