import {
  buildPrice,
  caseStudies,
  companyBrief,
  dayRate,
  formatMoney,
  hourCost,
  hoursForReturn,
  paybackOf,
  prices,
  reportRange,
  weeksInMonth,
  weeksInYear,
} from '#services/knowledge';

import { wrongSumsIn, wrongTotalsIn } from './sums.sample.ts';

const { clients, projectsCompleted, successRate, clientSatisfaction } = companyBrief.stats;
const inMonths = caseStudies.map((study) => paybackOf(study)).filter(({ unit }) => unit === 'month');
const viewings = Number(
  caseStudies.find(({ title }) => title.startsWith('First answers'))?.figures[1]?.value ?? Number.NaN,
);
const known = new Set(
  [
    ...Object.values(prices).flatMap((price) => (price ? [price.small, price.usual, price.large] : [])),
    ...caseStudies,
  ].map((priced) => formatMoney(buildPrice(priced))),
);

/** A figure that several texts state, the pattern of its statements, and its value from the knowledge. */
const statements: readonly { readonly of: string; readonly pattern: RegExp; readonly value: string }[] = [
  {
    of: 'the cost of an hour',
    pattern:
      /€(\d+) (?:an|per) hour|hours? (?:a week )?(?:×|at)\u00a0?\s?€(\d+)|An hour (?:at|of [^.]*?costs [^€]*)€?\s?€(\d+)/g,
    value: String(hourCost),
  },
  { of: 'the day rate', pattern: /€([\d,]+) a day\b/g, value: String(dayRate) },
  {
    of: 'the weeks of a year',
    pattern: /(\d+)\u00a0?\s?(?:working )?weeks(?: a year|(?= of an hour))/g,
    value: String(weeksInYear),
  },
  { of: 'the weeks of a month', pattern: /hours × (\d+) weeks/g, value: String(weeksInMonth) },
  { of: 'the clients', pattern: /(\d+\+) clients/g, value: clients },
  { of: 'the projects', pattern: /(\d+\+) projects/g, value: projectsCompleted },
  { of: 'the rate of success', pattern: /(\d+%) (?:success|of our projects)/g, value: successRate },
  { of: 'the satisfaction', pattern: /(\d\.\d\/5)/g, value: clientSatisfaction },
  {
    of: 'a simple job',
    pattern: /[Ss]imple automations? (?:go(?:es)? live in|:) (\d+(?:-| to )\d+ weeks)/g,
    value: '2-4 weeks',
  },
  {
    of: 'a usual job',
    pattern: /(\d+) weeks for a usual/g,
    value: String(prices['process-automation']?.usual.weeks),
  },
  {
    of: 'a usual job',
    pattern: /across three systems takes (\d+) weeks/g,
    value: String(prices['process-automation']?.usual.weeks),
  },
  {
    of: 'the quickest case',
    pattern: /quickest case took (\d+)/g,
    value: String(Math.min(...inMonths.map(({ after }) => after))),
  },
  {
    of: 'the hours that the ranges assume',
    pattern: /sav(?:es|ing) (\d+) hours a week or more/g,
    value: String(hoursForReturn(reportRange.least)),
  },
  {
    of: 'the returns of process automation',
    pattern: /(\d+(?:-| to )\d+%) in (?:its|the) first year/g,
    value: '300-500%',
  },
  { of: 'the days at Google', pattern: /for (\d+) days (?:to detect|against) misuse/g, value: '55' },
  {
    of: 'the viewings of a week',
    pattern: /(\d+) viewings booked last week/g,
    value: String(Math.floor(viewings / weeksInMonth)),
  },
  { of: 'the viewings of a month', pattern: /(\d+) viewings a month/g, value: String(viewings) },
];

const plain = (text: string) => text.replace(/ to (?=\d)/g, '-');

/** Contradictions in texts by their place: sums that are wrong, and figures that are not those of the knowledge. */
export function contradictionsIn(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([place, text]) => [
    ...[...wrongSumsIn(text), ...wrongTotalsIn(text)].map((fault) => `${place}: ${fault}`),
    ...statements.flatMap(({ of, pattern, value }) =>
      [...text.matchAll(pattern)].flatMap(([matched, ...groups]) => {
        const stated = groups.find((group) => group !== undefined) ?? '';
        return plain(stated) === plain(value) ? [] : [`${place}: “${matched}”, but ${of} is ${value}`];
      }),
    ),
    ...[...text.matchAll(/\b(?:From|from|usually)[ \u00a0](€\d[\d,]+)/g)].flatMap(([matched, price = '']) =>
      known.has(price) ? [] : [`${place}: “${matched}” is in no price list`],
    ),
  ]);
}

/** Number of statements of each figure: a pattern that finds none would check nothing. */
export const countStatements = (texts: ReadonlyMap<string, string>) => {
  const all = [...texts.values()].join('\n');
  return statements.map(({ of, pattern }) => ({ of, count: [...all.matchAll(pattern)].length }));
};
