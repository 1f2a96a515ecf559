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

const ourCurrency = [country.currency, country.currencySign.trim()].map(escapeStringRegexp).join('|');
const currency = `(?:${ourCurrency}|€|\\$|£|EUR(?![a-z])|euros?|USD|GBP|ευρώ|ευρω)`;
const figure = '\\d[\\d.,\\u00a0]*(?:\\d|(?<=\\d))(?: ?k(?![a-z]))?';
const figureOrRange = `(${figure})(?:\\s?(?:-|–|—|to|έως|ως|bis|και)\\s?${currency}?\\s?(${figure}))?`;
/** Matches amounts with their currency: "€1,500", "2-3k euros", "€2,000 to €3,000". */
const amountOrRange = new RegExp(`${currency}\\s?${figureOrRange}|${figureOrRange}\\s?${currency}`, 'giu');
const gainWords =
  '\\b(?:sav|gain|earn|return|worth|benefit|profit|revenue|sales|recover)|εξοικονομ|κέρδ|κερδ|έσοδ';
const paymentWords =
  '\\b(?:cost|price|pay|paid|fees?\\b|charge|spend|build|budget|from\\b|for\\b|only\\b)|κοστ|πληρώ|τιμή';
/** Matches words that tell a gained amount from a price. A word for a gain is in the group `gain`. */
const gainOrPayment = new RegExp(`(?<gain>${gainWords})|${paymentWords}`, 'giu');
/** Matches "a month", "/mo" and "monthly" at the beginning of a text. */
const perMonth = /^\s?(?:a|per|each|every|\/)?\s?(?:month|mo\b)|^\s?(?:monthly|τον μήνα|το μήνα|μηνιαί)/i;

/** Matches the end of a sentence. A full stop before a digit belongs to a number. */
const sentenceEnd = /[.!?;\n](?!\d)/;

/**
 * Whether an amount is a gain and not a price. The nearest word decides: the last one before the amount in its
 * sentence, or else the first one after it.
 */
function isGain(textBefore: string, textAfter: string): boolean {
  const before = textBefore.split(sentenceEnd).at(-1) ?? '';
  const after = textAfter.split(sentenceEnd, 1)[0] ?? '';
  const word = [...before.matchAll(gainOrPayment)].at(-1) ?? [...after.matchAll(gainOrPayment)][0];
  return word?.groups?.gain !== undefined;
}

/**
 * Returns every price in a text. Both ends of a range count: "€2-3k" means 2,000 and 3,000. Gained amounts are left
 * out.
 */
function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(amountOrRange)].flatMap((match) => {
    const [written, ...groups] = match;
    const textAfter = text.slice(match.index + written.length);
    if (isGain(text.slice(0, match.index), textAfter)) return [];
    const monthly = perMonth.test(textAfter);
    const figures = groups.filter((group) => group !== undefined);
    const inThousands = figures.some((each) => /k$/i.test(each));
    return figures.map((each) => ({ text: written.trim(), value: readFigure(each, inThousands), monthly }));
  });
}

/**
 * Reads "1,500", "1.500", "1.5k" and "1500.00". A separator before exactly three digits groups thousands. Any other
 * separator is decimal.
 */
function readFigure(text: string, inThousands: boolean): number {
  const digits = text.replace(/[\sk]/gi, '');
  const hasGroups = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(digits);
  const withoutGroups = hasGroups ? digits.replace(/[.,](?=\d{3}(?!\d))/g, '') : digits;
  return Number(withoutGroups.replace(',', '.')) * (inThousands ? 1000 : 1);
}

const examplesOf = ({ small, usual, large }: OfferingPrice) => [small, usual, large];
const examples = Object.values(prices).flatMap((price) => (price ? examplesOf(price) : []));
/** Amounts of all examples and cases: the price to build, and the running costs of a month. */
const listedAmounts = new Set(
  [...examples, ...caseStudies].flatMap((entry) => [buildPrice(entry), entry.monthly]),
);
/** Costs and gains in the texts of the cases. */
const caseAmounts = new Set(
  caseStudies.flatMap((study) => {
    const { spent, gains = [] } = study.payback;
    const year = firstYearOfCase(study);
    return [spent?.amount, year?.cost, year?.gain, ...gains.map(({ amount }) => amount)];
  }),
);

/**
 * Returns the amounts in a model's text that come neither from our price list or cases nor from the visitor's
 * `challenge`. The report names them in a note.
 * With `price`, an amount must lie between the smallest and the largest example of that price.
 */
export function unlistedAmounts(text: string, challenge: string, price?: OfferingPrice): readonly string[] {
  const fromVisitor = numbersIn(challenge);
  const isKnown = (amount: Amount) =>
    fromVisitor.has(amount.value) ||
    amount.value === dayRate ||
    amount.value === hourCost ||
    caseAmounts.has(amount.value) ||
    (price ? isInRange(amount, price) : listedAmounts.has(amount.value));
  const unknown = amountsIn(text).filter((amount) => !isKnown(amount));
  return [...new Set(unknown.map((amount) => amount.text))];
}

function numbersIn(text: string): ReadonlySet<number> {
  const numbers = [...text.matchAll(/\d[\d.,\u00a0]*/g)];
  return new Set(numbers.map(([number]) => readFigure(number.replace(/[.,]$/, ''), false)));
}

/** Whether an amount lies between the smallest and the largest example of a price. */
function isInRange({ value, monthly }: Amount, price: OfferingPrice): boolean {
  const amounts = examplesOf(price).map((example) => (monthly ? example.monthly : buildPrice(example)));
  return value >= Math.min(...amounts) && value <= Math.max(...amounts);
}
