import { caseStudies } from '../knowledge/caseStudies/caseStudies.ts';
import { type CaseFirstYear, firstYearOfCase } from '../knowledge/caseStudies/firstYearOfCase.ts';
import { paybackOf } from '../knowledge/caseStudies/paybackOf.ts';
import { buildPrice } from '../knowledge/dayRate.ts';
import {
  firstYearCost,
  hoursForReturn,
  hoursOfExamples,
  returnOf,
  yearlyWorth,
} from '../knowledge/firstYear.ts';
import { formatMoney } from '../knowledge/formatMoney.ts';
import { hourCost, weeksInYear } from '../knowledge/hourCost.ts';
import { offeringBriefs, subOfferingBriefs } from '../knowledge/offerings/briefs.ts';
import type { OfferingPrice, PriceExample } from '../knowledge/offerings/OfferingPrice.ts';
import { prices } from '../knowledge/offerings/prices.ts';
import type { CaseStudy } from '../knowledge/types.ts';
import { basisOf } from './basisOf.ts';
import { unlistedAmounts } from './priceCheck.ts';
import { partSource, type ReportDocument } from './reportDocument.ts';
import { parseRoi } from './roiEstimate.ts';
import type { SolutionBasis } from './templates/areaItems.content.ts';
import type { ReportPart, Solution } from './types.ts';

/** Row below a solution, such as its price, time or return. */
export interface SolutionDetail {
  readonly term: string;
  /** One to three lines, each of one or more sentences. */
  readonly text: string;
  /** Link to the page with more on this row: its path on the site and its label. */
  readonly link?: { readonly path: string; readonly label: string };
}

/** Heading of the details in a file that lists them after all solutions. */
export const detailsTitle = 'Prices, times and returns';

/** Rows for a solution, and a note about it. */
export interface SolutionDetails {
  readonly details: readonly SolutionDetail[];
  /** Names amounts that are not on the price list, or says that the solution is not on it; otherwise `null`. */
  readonly note: string | null;
}

/**
 * Returns the price, time, running costs, return and case of a solution, from the price list and the cases. The note
 * accepts amounts that the visitor wrote in `challenge`, because the model may repeat them.
 */
export function solutionDetails(
  document: ReportDocument,
  solution: Solution,
  challenge = '',
): SolutionDetails {
  const basis = basisOf(solution);
  const price = basis ? prices[basis.offering] : undefined;
  const byAi = partSource(document, 'solutions') === 'ai';
  const unlisted = byAi
    ? unlistedAmounts(`${solution.title}\n${solution.description}`, challenge, price)
    : [];
  if (!basis || !price)
    return {
      details: [],
      note: `This is not on our price list under this name. Ask us for its price and time before you plan with it.${unlisted.length > 0 ? ` ${unlistedNote(unlisted)}` : ''}`,
    };
  const study = caseStudies.find(({ slug }) => slug === basis.caseStudy);
  const details = [
    priceRow(basis, price),
    { term: 'Time', text: timeOf(price) },
    { term: 'Running costs', text: runningOf(price) },
    { term: 'Return', text: returnText(solution, basis, price[basis.example]) },
    ...(study ? [caseRow(study, solution)] : []),
  ];
  return {
    details,
    note: unlisted.length > 0 ? `${unlistedNote(unlisted)} The price that holds is the one below.` : null,
  };
}

/** Returns a note about amounts by the model that are not on our price list. `null` if the part has no such amounts. */
export function unlistedNoteOf(
  document: ReportDocument,
  part: Exclude<ReportPart, 'solutions'>,
  challenge = '',
): string | null {
  if (partSource(document, part) !== 'ai') return null;
  const { executiveSummary, keyOpportunities } = document.report;
  const text =
    part === 'summary'
      ? executiveSummary
      : keyOpportunities.map(({ title, description }) => `${title}\n${description}`).join('\n');
  const unlisted = unlistedAmounts(text, challenge);
  return unlisted.length > 0
    ? `${unlistedNote(unlisted)} The prices that hold are below, beside each solution.`
    : null;
}

const inSentence = new Intl.ListFormat('en-GB');

const unlistedNote = (amounts: readonly string[]) =>
  `The AI wrote ${inSentence.format(amounts)}, which is not from our price list.`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function priceRow({ offering }: SolutionBasis, { small, usual, large }: OfferingPrice): SolutionDetail {
  const brief = [...offeringBriefs, ...subOfferingBriefs].find(({ id }) => id === offering);
  return {
    term: 'Price',
    text: `From ${formatMoney(buildPrice(small))} to ${formatMoney(buildPrice(large))} without VAT, usually ${formatMoney(buildPrice(usual))}.\nThe smallest: ${lowerFirst(small.example)}.`,
    link: { path: `/services/${offering}`, label: brief?.title ?? '' },
  };
}

const timeOf = ({ small, usual, large }: OfferingPrice) =>
  `${small.weeks} to ${large.weeks} weeks to a first result in use, usually ${usual.weeks}.`;

function runningOf({ small, usual, large }: OfferingPrice): string {
  const min = Math.min(small.monthly, usual.monthly);
  const max = Math.max(usual.monthly, large.monthly);
  if (max === 0) return 'None: nothing runs afterwards.';
  return min === 0
    ? `Up to ${formatMoney(max)} a month; none for the smallest example.`
    : `${formatMoney(min)} to ${formatMoney(max)} a month.`;
}

/**
 * Returns the cost of the first year as a sum: "€3,200 + 12 × €60 = €3,920". Without running costs it is only the
 * price.
 */
const costSum = (entry: Pick<PriceExample, 'days' | 'monthly'>) =>
  entry.monthly === 0
    ? formatMoney(buildPrice(entry))
    : `${formatMoney(buildPrice(entry))} + 12 × ${formatMoney(entry.monthly)} = ${formatMoney(firstYearCost(entry))}`;

/** Returns the value of saved hours a week over a year as a product: "13 hours a week × 48 weeks × €20 = €12,480". */
const hoursSum = (hours: number) =>
  `${hours} hours a week × ${weeksInYear} weeks × ${formatMoney(hourCost)} = ${formatMoney(yearlyWorth(hours))}`;

/** Hours of a working day and of a working week. */
const workingDay = 8;
const workingWeek = 40;

/** Describes the size of a task by working days or people, from its hours a week. */
function sizeOf(hours: number): string {
  const people = Math.ceil(hours / workingWeek);
  if (people > 1) return `more than the week of ${people === 2 ? 'one person' : `${people - 1} people`}`;
  const days = Math.round((hours / workingDay) * 2) / 2;
  return `about ${days === 1 ? 'one working day' : `${days} working days`} a week`;
}

/** Explains a return: its basis, its period, the size of task that it needs, and the arithmetic. */
function returnText({ roi }: Pick<Solution, 'roi'>, basis: SolutionBasis, example: PriceExample): string {
  const range = parseRoi(roi);
  const percents = range ? [...new Set([range.low, range.high])].filter((percent) => percent > 0) : [];
  return [
    `${range ? `${roi} of the cost` : 'Counted against the cost'}, gained in the first year. The cost of the example (${lowerFirst(example.example)}) until the end of that year: ${costSum(example)}.`,
    sizeNeeded(percents, example),
    exampleReturn(basis, example),
  ]
    .filter(Boolean)
    .join('\n');
}

function sizeNeeded(percents: readonly number[], example: PriceExample): string {
  const [low, high] = percents.map((percent) => ({ percent, hours: hoursForReturn(percent, example) }));
  if (!low) return '';
  const more =
    high && high.hours > low.hours ? `, ${high.percent}% from ${high.hours} (${hoursSum(high.hours)})` : '';
  return `For a large task: ${low.percent}% from ${low.hours} saved hours a week, ${sizeOf(low.hours)} (${hoursSum(low.hours)})${more}. A smaller task returns less.`;
}

/** Hours that an example saves in a month, by its service and size. */
const hoursByExample = new Map(
  Object.entries(hoursOfExamples).flatMap(([offering, sizes]) =>
    Object.entries(sizes).map(([size, hours]): [string, number] => [`${offering}, ${size}`, hours]),
  ),
);

function exampleReturn({ offering, example: size }: SolutionBasis, example: PriceExample): string {
  const hours = hoursByExample.get(`${offering}, ${size}`);
  if (hours === undefined) return '';
  const saving = 12 * hours * hourCost;
  const percent = returnOf(saving, firstYearCost(example));
  const result =
    percent >= 0
      ? `a return of ${percent}%`
      : 'less than it cost. It pays in the first year where it also wins orders, such as those of calls that nobody answered';
  return `The example itself saves ${hours} hours a month: ${hours} × 12 × ${formatMoney(hourCost)} = ${formatMoney(saving)} a year, ${result}.`;
}

/** Returns the row of a case: its first-year return, compared with the range that the solution states. */
function caseRow(study: CaseStudy, { roi }: Pick<Solution, 'roi'>): SolutionDetail {
  const link = { path: `/case-studies/${study.slug}`, label: study.title };
  return { term: 'A case like it', text: `${study.client}. ${costAndReturn(study, roi)}`, link };
}

function costAndReturn(study: CaseStudy, roi: string): string {
  const year = firstYearOfCase(study);
  const payback = paybackOf(study);
  const { spent } = study.payback;
  const paidBack = `paid back in ${payback.after} months`;
  const price = formatMoney(buildPrice(study));
  if (year)
    return `${costSum(study)} until the end of the first year, ${formatMoney(year.gain)} gained: a return of ${year.percent}%, ${paidBack}.${comparison(study, year, roi)}`;
  if (payback.unit === 'sale')
    return `${price} to build and ${formatMoney(study.monthly)} a month to run, paid back by ${payback.after} sales. Hours alone did not pay for it.`;
  if (spent) return `The plan cost ${price}. ${spent.on}, at ${formatMoney(spent.amount)}: ${paidBack}.`;
  return `${price}${study.priceFor ? ` for ${study.priceFor}` : ''}, ${paidBack}.`;
}

function comparison(
  { payback: { hours } }: CaseStudy,
  { percent, cost }: CaseFirstYear,
  roi: string,
): string {
  const range = parseRoi(roi);
  if (!range || !hours || (range.low <= percent && percent <= range.high)) return '';
  const place = percent < range.low ? 'below' : 'above';
  return `\nThat is ${place} the range: ${hours.count} hours a ${hours.a} were saved for ${formatMoney(cost)}.`;
}
