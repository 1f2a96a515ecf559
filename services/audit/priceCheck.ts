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
  /** The amount as text. */
  readonly text: string;
  readonly value: number;
  readonly monthly: boolean;
}

const own = [country.currency, country.currencySign.trim()].map(escapeStringRegexp).join('|');
const currency = `(?:${own}|€|\\$|£|EUR(?![a-z])|euros?|USD|GBP|ευρώ|ευρω)`;
const figure = '\\d[\\d.,\\u00a0]*(?:\\d|(?<=\\d))(?: ?k(?![a-z]))?';
const range = `(${figure})(?:\\s?(?:-|–|—|to|έως|ως|bis|και)\\s?${currency}?\\s?(${figure}))?`;
const amounts = new RegExp(`${currency}\\s?${range}|${range}\\s?${currency}`, 'giu');
/** Words beside an amount that is gained, and beside one that is paid. */
const meanings =
  /(?<gained>\b(?:sav|gain|earn|return|worth|benefit|profit|revenue|sales|recover)|εξοικονομ|κέρδ|κερδ|έσοδ)|\b(?:cost|price|pay|paid|fees?\b|charge|spend|build|budget|from\b|for\b|only\b)|κοστ|πληρώ|τιμή/giu;
const aMonth = /^\s?(?:a|per|each|every|\/)?\s?(?:month|mo\b)|^\s?(?:monthly|τον μήνα|το μήνα|μηνιαί)/i;

/** Whether an amount is gained: by the last word of its sentence before it that says so, else by the first behind it. */
function isGain(before: string, behind: string): boolean {
  const [last, next] = [
    before.split(/[.!?;\n](?!\d)/).at(-1) ?? '',
    behind.split(/[.!?;\n](?!\d)/, 1)[0] ?? '',
  ];
  const word = [...last.matchAll(meanings)].at(-1) ?? [...next.matchAll(meanings)][0];
  return word?.groups?.gained !== undefined;
}

/** Every price that a text states; both ends of a range count, and nothing that is gained. */
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

/** Reads "1,500", "1.500", "1.5k" and "1500.00". */
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
 * The amounts in a text by a model that are neither those of the price list or a case, nor the visitor's own. For a
 * solution with a price, an amount has to lie between the smallest and the largest example of that price.
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
