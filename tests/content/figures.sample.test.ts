// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import {
  buildPrice,
  caseExamples,
  caseStudies,
  choices,
  firstYearCost,
  hoursForReturn,
  knowledge,
  paybackOf,
  prices,
  reportRange,
  samplePaybackMonths,
  sampleTotal,
  smallestAutomation,
  yearlyWorth,
} from '#services/knowledge';
import { structuredData } from '#site/app/structuredData.ts';
import { llms } from '#site/build/seoFiles.ts';
import { privacyPolicy, termsOfService } from '#site/content/legal.ts';
import { posts } from '#site/content/posts.ts';
import { preview } from '#site/features/audit/auditPage.content.ts';
import { roi } from '#site/features/audit/report.content.ts';
import { calculationOf } from '#site/sections/CasePayback/CasePayback.content.ts';
import { lead } from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { contradictionsIn, countStatements } from './figures.sample.ts';
import { sumsIn } from './sums.sample.ts';

const files = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file): [string, string] => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')]);
const paths = ['/', ...knowledge.pages.map(({ path }) => path), ...posts.map(({ slug }) => `/blog/${slug}`)];
const described = [
  ...knowledge.pages.map(({ name, path, description }) => ({ path, title: name, description })),
  ...posts.map(({ slug, title, description }) => ({ path: `/blog/${slug}`, title, description })),
].map((page) => ({ ...page, url: page.path, markdown: '' }));
const about = {
  siteUrl: (path: string) => path,
  name: '',
  email: '',
  languages: [],
  posts: [],
  securityExpires: '',
};

/** Lines of the paybacks that come to an amount. */
const paybacks = caseStudies.flatMap((study) =>
  calculationOf(study, paybackOf(study)).flatMap(({ what, amount }) =>
    amount.startsWith('€') ? [`${what} = ${amount}`] : [],
  ),
);

/** Everything that states figures, as visitors, search engines and models get it. */
const texts: ReadonlyMap<string, string> = new Map([
  ['knowledge', JSON.stringify(knowledge)],
  ...files('site/content/posts', '.md'),
  ...files('site/sections', '.svg'),
  ...files('site/drawings', '.svg'),
  ['privacy', JSON.stringify(privacyPolicy(knowledge))],
  ['terms', JSON.stringify(termsOfService(knowledge))],
  ['JSON-LD', JSON.stringify(paths.map(structuredData))],
  ['llms.txt', llms({ ...about, description: knowledge.company.description, pages: described })],
  ['audit page', JSON.stringify(preview)],
  ['report page', `${roi.method} ${roi.note(48)}`],
  ['prices', lead],
  ['examples of cases', JSON.stringify(caseExamples)],
  ['paybacks of cases', paybacks.join('\n')],
]);

test('no text contradicts the figures of the knowledge, or its own arithmetic', () => {
  expect(contradictionsIn(texts)).toEqual([]);
});

test('each figure that is checked is stated somewhere, and many sums are', () => {
  expect(countStatements(texts).filter(({ count }) => count === 0)).toEqual([]);
  expect([...texts.values()].flatMap(sumsIn).length).toBeGreaterThan(20);
});

const priced = Object.entries(prices).flatMap(([id, price]) => (price ? [{ id, ...price }] : []));

test('simple automations take 2 to 4 weeks, and complex jobs 3 to 6 months', () => {
  for (const { id, small, large } of priced) {
    // A map of all systems has no simple size.
    if (id !== 'enterprise-it-strategy') expect([2, 3, 4], id).toContain(small.weeks);
    if (id !== 'consultancy') {
      expect(large.weeks, id).toBeGreaterThanOrEqual(13);
      expect(large.weeks, id).toBeLessThanOrEqual(26);
    }
  }
});

test('the times of usual jobs that pages name are those of the price list', () => {
  const weeks = priced.filter(({ id }) => id in choices).map(({ usual }) => usual.weeks);
  const range = `${Math.min(...weeks)} to ${Math.max(...weeks)} weeks`;
  expect(texts.get('knowledge')).toContain(`A usual job takes ${range}, by service`);
  expect(texts.get('site/content/posts/seven-services-in-plain-words.md')).toContain(
    `A usual job takes ${range}, by service`,
  );
});

test('a report’s ranges are reached by the hours that they are said to assume', () => {
  for (const percent of [reportRange.least, reportRange.most]) {
    const cost = firstYearCost(smallestAutomation);
    expect((yearlyWorth(hoursForReturn(percent)) / cost - 1) * 100).toBeGreaterThanOrEqual(percent);
  }
});

test('what saves work every week is back within 12 months, and a map in the months that the questions name', () => {
  const maps = caseStudies.filter(({ services }) => services.some((id) => id === 'enterprise-it-strategy'));
  for (const study of caseStudies) {
    const { unit, after } = paybackOf(study);
    if (unit === 'month' && !maps.includes(study)) expect(after, study.slug).toBeLessThanOrEqual(12);
  }
  const sampleMap = samplePaybackMonths(
    buildPrice(prices['enterprise-it-strategy']?.small ?? { days: 0 }) + buildPrice(sampleTotal),
  );
  const months = [...maps.map((map) => paybackOf(map).after), sampleMap].sort((one, other) => one - other);
  expect(texts.get('knowledge')).toContain(
    `A map of your IT took ${months.join(' and ')} months in our examples`,
  );
});

test('the best cases of process automation return 300 to 500% in their first year', () => {
  const firstYear = (worth: number, cost: number) => ((worth - cost) / cost) * 100;
  const accounting = caseStudies.find(({ slug }) => slug === 'accounting-firm-nicosia');
  if (!accounting) throw new Error('There is no accounting firm to count for.');
  const { worthOfHours } = paybackOf(accounting);
  for (const percent of [firstYear(12 * worthOfHours, firstYearCost(accounting)), firstYear(29_760, 6_200)]) {
    expect(percent).toBeGreaterThanOrEqual(300);
    expect(percent).toBeLessThanOrEqual(500);
  }
});

test('the post on invoices starts from the smallest automation of the price list', () => {
  const post = texts.get('site/content/posts/invoice-matching-arithmetic.md');
  expect(post).toContain('Building it costs €3,200 once and €60 a month to run.');
  expect(firstYearCost(smallestAutomation)).toBe(3_200 + 12 * 60);
});

test('the table of the post on audits multiplies minutes by the cost of an hour', () => {
  const post = texts.get('site/content/posts/how-we-write-an-audit.md') ?? '';
  const rows = [...post.matchAll(/^\| [^|]+ \| (\d+) \| (\d+) \| €([\d,]+) \|/gm)];
  expect(rows).toHaveLength(2);
  for (const [, cases, minutes, cost = ''] of rows)
    expect(Number(cost.replace(',', ''))).toBe(
      Math.round((Number(cases) * Number(minutes) * yearlyWorth(1)) / 60 / 48),
    );
});

const euros = (text = '') => Number(text.replace(/[€,]/g, ''));

test('the invoice of a case multiplies, adds its VAT and comes to its total', () => {
  const lines = caseExamples['accounting-firm-nicosia']?.lines ?? [];
  const items = lines.filter(({ label }) => / at €/.test(label));
  for (const { label, figure } of items) {
    const [, count, price] = /^(\d+) .* at €([\d.]+)$/.exec(label) ?? [];
    expect(euros(figure)).toBe(Number(count) * Number(price));
  }
  const net = items.reduce((all, { figure }) => all + euros(figure), 0);
  const figureOf = (start: string) => euros(lines.find(({ label }) => label.startsWith(start))?.figure);
  expect(figureOf('VAT, 19%')).toBeCloseTo(net * 0.19, 2);
  expect(figureOf('Total')).toBeCloseTo(net * 1.19, 2);
});

test('the plan of a case divides what an idea costs by what it saves a month', () => {
  const lines = caseExamples['insurance-broker-nicosia']?.lines ?? [];
  expect(lines).toHaveLength(4);
  for (const { text, figure } of lines) {
    const [, cost, saves] = /^Costs (€[\d,]+), saves (€[\d,]+) a month/.exec(text) ?? [];
    expect(figure).toBe(`${euros(cost) / euros(saves)} months`);
  }
});
