import escapeStringRegexp from 'escape-string-regexp';

import { caseStudies } from '../knowledge/caseStudies/caseStudies.ts';
import { firstYearOfCase } from '../knowledge/caseStudies/firstYearOfCase.ts';
import { country } from '../knowledge/country.ts';
import { buildPrice, dayRate } from '../knowledge/dayRate.ts';
import { hourCost } from '../knowledge/hourCost.ts';
import type { OfferingPrice } from '../knowledge/offerings/OfferingPrice.ts';
import { prices } from '../knowledge/offerings/prices.ts';

/** Amount of money in a text. */
interface Amount {
  /** The amount as the text states it. */
  readonly text: string;
  readonly value: number;
  readonly monthly: boolean;
}

const own = [country.currency, country.currencySign.trim()].map(escapeStringRegexp).join('|');
const currency = `(?:${own}|€|\\$|£|EUR(?![a-z])|euros?|USD|GBP|ευρώ|ευρω)`;
const figure = '\\d[\\d.,\\u00a0]*(?:\\d|(?<=\\d))(?: ?k(?![a-z]))?';
const range = `(${figure})(?:\\s?(?:-|–|—|to|έως|ως|bis|και)\\s?${currency}?\\s?(${figure}))?`;
const amounts = new RegExp(`${currency}\\s?${range}|${range}\\s?${currency}`, 'giu');
/**
 * Words that tell a gained amount from a price. `gained` matches words for a gain, all other alternatives are words for
 * a payment.
 */
const meanings =
  /(?<gained>\b(?:sav|gain|earn|return|worth|benefit|profit|revenue|sales|recover)|εξοικονομ|κέρδ|κερδ|έσοδ)|\b(?:cost|price|pay|paid|fees?\b|charge|spend|build|budget|from\b|for\b|only\b)|κοστ|πληρώ|τιμή/giu;
const aMonth = /^\s?(?:a|per|each|every|\/)?\s?(?:month|mo\b)|^\s?(?:monthly|τον μήνα|το μήνα|μηνιαί)/i;

/**
 * Whether an amount is a gain and no price. The nearest word from `meanings` decides: the last one before the amount in
 * its sentence, or else the first one after it.
 */
function isGain(before: string, behind: string): boolean {
  const [last, next] = [
    before.split(/[.!?;\n](?!\d)/).at(-1) ?? '',
    behind.split(/[.!?;\n](?!\d)/, 1)[0] ?? '',
  ];
  const word = [...last.matchAll(meanings)].at(-1) ?? [...next.matchAll(meanings)][0];
  return word?.groups?.gained !== undefined;
}

/**
 * Returns every price in a text. Both ends of a range count: "€2-3k" means 2,000 and 3,000. Gained amounts are left
 * out.
 */
function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(amounts)].flatMap((match) => {
    const [whole, ...ends] = match;
    const behind = text.slice(match.index + whole.length);
    if (isGain(text.slice(0, match.index), behind)) return [];
    const monthly = aMonth.test(behind);
    const figures = ends.filter((end) => end !== undefined);
    const inThousands = figures.some((end) => /k$/i.test(end));
    return figures.map((end) => ({ text: whole.trim(), value: readFigure(end, inThousands), monthly }));
  });
}

/**
 * Reads "1,500", "1.500", "1.5k" and "1500.00". A separator before exactly three digits groups thousands. Any other
 * separator is decimal.
 */
function readFigure(text: string, inThousands: boolean): number {
  const digits = text.replace(/[\sk]/gi, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(digits);
  const plain = grouped
    ? digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
    : digits.replace(',', '.');
  return Number(plain) * (inThousands ? 1000 : 1);
}

const ofExamples = ({ small, usual, large }: OfferingPrice) => [small, usual, large];
const listed = new Set(
  [...Object.values(prices).flatMap((price) => (price ? ofExamples(price) : [])), ...caseStudies].flatMap(
    (entry) => [buildPrice(entry), entry.monthly],
  ),
);
const ofCases = new Set(
  caseStudies.flatMap((study) => {
    const year = firstYearOfCase(study);
    return [
      study.payback.spent?.amount,
      year?.cost,
      year?.gain,
      ...(study.payback.gains ?? []).map(({ amount }) => amount),
    ];
  }),
);

/**
 * Returns the amounts in a model's text that come neither from our price list or cases nor from the visitor's
 * `challenge`. The report names them in a note.
 * With `price`, an amount must lie between the smallest and the largest example of that price.
 */
export function amountsOffList(text: string, challenge: string, price?: OfferingPrice): readonly string[] {
  const own = new Set(
    [...challenge.matchAll(/\d[\d.,\u00a0]*/g)].map(([number]) =>
      readFigure(number.replace(/[.,]$/, ''), false),
    ),
  );
  const isListed = ({ value, monthly }: Amount) => {
    if (own.has(value) || value === dayRate || value === hourCost || ofCases.has(value)) return true;
    if (!price) return listed.has(value);
    const all = ofExamples(price).map((example) => (monthly ? example.monthly : buildPrice(example)));
    return value >= Math.min(...all) && value <= Math.max(...all);
  };
  return [
    ...new Set(
      amountsIn(text)
        .filter((amount) => !isListed(amount))
        .map((amount) => amount.text),
    ),
  ];
}
