import { describe, expect, test } from 'vitest';

import { contradictionsIn } from '#tests/content/figures.sample.ts';
import { sumsIn } from '#tests/content/sums.sample.ts';
import { caseStudies } from '../knowledge/caseStudies/caseStudies.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import type { ReportDocument } from './reportDocument.ts';
import { reportToHtml } from './reportToHtml.ts';
import { reportToMarkdown } from './reportToMarkdown.ts';
import { solutionDetails, unlistedNoteOf } from './solutionDetails.ts';
import { areaItems } from './templates/areaItems.content.ts';
import { moreItems } from './templates/moreItems.content.ts';
import { templateReport } from './templates/templateReport.ts';
import type { AuditReport, Solution } from './types.ts';

const document = (report: AuditReport, source: ReportDocument['source'] = 'template'): ReportDocument => ({
  title: '',
  businessName: 'Firm',
  timestamp: '2026-11-26T10:00:00.000Z',
  source,
  report,
});
const empty: AuditReport = { executiveSummary: '', keyOpportunities: [], recommendedSolutions: [] };
const solution = (change: Partial<Solution> = {}): Solution => ({
  title: 'A voice agent for missed calls',
  description: 'It answers.',
  priority: 'High',
  roi: '150-200%',
  implementationDifficulty: 'Medium',
  ...change,
});
const detailsOf = (one: Solution, source: ReportDocument['source'] = 'template') =>
  solutionDetails(document(empty, source), one);
const row = (one: Solution, term: string) =>
  detailsOf(one).details.find((each) => each.term === term)?.text ?? '';

const all = [...Object.values(areaItems).flat(), ...Object.values(moreItems)];
const ranges = ['200-300%', '150-200%', '180-250%'];

test('every solution of the templates has price, time, running costs and return, and its sums are right', () => {
  const texts = new Map(
    all.flatMap(({ solution: { title, description } }) =>
      ranges.map((roi): [string, string] => {
        const { details, note } = detailsOf(solution({ title, description, roi }));
        expect(details.map(({ term }) => term).slice(0, 4), title).toEqual([
          'Price',
          'Time',
          'Running costs',
          'Return',
        ]);
        expect(note).toBeNull();
        return [`${title}, ${roi}`, details.map(({ text }) => text).join('\n')];
      }),
    ),
  );
  expect(contradictionsIn(texts)).toEqual([]);
  expect(sumsIn([...texts.values()].join('\n')).length).toBeGreaterThan(300);
});

test('the hours that a range is said to take reach it at the price beside it', () => {
  for (const { solution: each } of all)
    for (const roi of ranges) {
      const text = row(solution({ ...each, roi }), 'Return');
      const cost = Number((/that year: (?:.*= )?€([\d,]+)\./.exec(text)?.[1] ?? '').replace(',', ''));
      for (const [, percent, , gain = ''] of text.matchAll(/(\d+)% from (\d+)[^(]*\([^=]*= €([\d,]+)\)/g))
        expect((Number(gain.replace(',', '')) / cost - 1) * 100, text).toBeGreaterThanOrEqual(
          Number(percent),
        );
    }
});

test('a matched case is one of the cases, with its own price and a link to its page', () => {
  const matched = all.filter(({ basis }) => basis.caseStudy);
  expect(new Set(matched.map(({ basis }) => basis.caseStudy)).size).toBe(caseStudies.length);
  for (const { solution: each } of matched) {
    const { details } = detailsOf(solution(each));
    const last = details.at(-1);
    const study = caseStudies.find(({ title }) => title === last?.link?.label);
    expect(last?.link?.path).toBe(`/case-studies/${study?.slug}`);
    expect(last?.text).toContain(`€${(study?.days ?? 0) * 400}`.replace(/(\d)(\d{3})$/, '$1,$2'));
  }
});

test('a case that returned less than the range says so, with its hours and its cost', () => {
  expect(row(solution(), 'A case like it')).toContain(
    'That is below the range: 18 hours a week were saved for €18,120.',
  );
  expect(row(solution({ title: 'Invoice reading for finance' }), 'A case like it')).toContain(
    'That is above the range: 158 hours a month were saved for €7,160.',
  );
});

const firms = [
  ['Accounting and law', 'Two people type supplier invoices all day.', 'Invoice reading for finance'],
  ['Bakery', 'Cafes order bread by phone while we bake.', 'A voice agent that takes phone orders'],
  ['Healthcare', 'We miss calls when reception is busy.', 'A voice agent that answers every call'],
  [
    'Hotels and restaurants',
    'Guests write on WhatsApp all day.',
    'Answers to messages, with a person for the rest',
  ],
  ['Accounting and law', 'We read and file documents for each case.', 'Documents sorted and summarised'],
  [
    'Retail and wholesale',
    'Stock is counted by hand every Sunday.',
    'One stock page, and an order to approve',
  ],
  [
    'Construction and property',
    'Offers for projects take a week.',
    'Sales quotations drafted from your price list',
  ],
  ['Logistics', 'Customers ask where their delivery is.', 'Delivery messages before the customer calls'],
  [
    'Manufacturing',
    'Reports are put together in Excel every Monday.',
    'Operations reports that write themselves',
  ],
  ['Education', 'Parents enrol on paper and we type it.', 'Registrations that go straight into your system'],
  ['Retail and wholesale', 'Οι παραγγελίες έρχονται με μηνύματα.', 'Software that reads orders'],
  [
    'Technology',
    'Customers ask the same questions every day.',
    'A customer service assistant on your website',
  ],
] as const;

describe('reports for twelve firms', () => {
  test.each(firms)('%s: "%s" begins with "%s"', (industry, challengeDescription, first) => {
    const report = templateReport({
      ...emptyAuditForm,
      businessName: 'Firm',
      industry,
      challengeDescription,
    });
    expect(report.recommendedSolutions[0]?.title).toBe(first);
    expect(report.recommendedSolutions.map(({ roi }) => roi)).toEqual(ranges);
    expect(report.recommendedSolutions[0]?.priority).toBe('High');
    const files = [reportToMarkdown, reportToHtml].map((write) =>
      write(document(report), { challenge: challengeDescription }),
    );
    for (const file of files) {
      expect(file.replaceAll('\\', '')).toContain(challengeDescription);
      expect(file).toContain('You wrote:');
    }
    expect(
      contradictionsIn(new Map([[industry, (files[0] ?? '').replaceAll('\\', '').replaceAll('*', '')]])),
    ).toEqual([]);
  });
});

describe('a report by a model is held against the price list', () => {
  const noteOf = (description: string, challenge = '') =>
    solutionDetails(document(empty, 'ai'), solution({ description }), challenge).note;

  test.each([
    ...['It costs €1,500.', 'It costs 1.500 € to build.', 'From EUR 1.5k.'],
    ...['For 90 euros a month.', 'Only €200 to build.', '$5,000 and £99 a month.'],
    ...['Κοστίζει 800 ευρώ.', 'Between €2,000 and €3,000.', 'It costs €2-3k.'],
    'It saves €40,000 a year for €1,500.',
  ])('marks "%s"', (text) => expect(noteOf(text)).toContain('not from our price list'));

  test.each([
    ...['It costs €4,000 to €26,000.', 'It costs €11,200 and €480 a month.', 'It costs 4.000 €.'],
    ...['It takes 4 to 18 weeks and saves 20 hours.', 'As at the clinic, for €12,000.'],
    ...['It saves €40,000-€60,000 a year.', 'A return of €900 a month.', '€7,000 saved each year.'],
    'Εξοικονομεί 7.000 ευρώ τον χρόνο.',
  ])('leaves "%s" as it is', (text) => expect(noteOf(text)).toBeNull());

  test('takes no return for a price', () => {
    const inMoney = solution({ description: 'Answers.', roi: '€40,000-€60,000 a year' });
    expect(solutionDetails(document(empty, 'ai'), inMoney).note).toBeNull();
  });

  test('leaves the amounts of the visitor as they are', () => {
    expect(noteOf('You lose €1,500 a month.', 'We lose 1500 euros a month.')).toBeNull();
  });

  test('says so where a solution is of no service on the list', () => {
    const { details, note } = detailsOf(solution({ title: 'Blockchain', description: 'Tokens.' }), 'ai');
    expect(details).toEqual([]);
    expect(note).toContain('not on our price list under this name');
  });

  test('marks an amount in the summary, and none in a text of ours', () => {
    const report = { ...empty, executiveSummary: 'All of it costs €999.' };
    expect(unlistedNoteOf(document(report, 'ai'), 'summary')).toContain('€999');
    expect(unlistedNoteOf(document(report), 'summary')).toBeNull();
  });

  test.each([
    ['Φωνητικός βοηθός', 'Απαντά.', '/services/voice-agents'],
    ['AI chatbot for guests', 'Answers.', '/services/chatbots'],
    ['Invoice automation', 'Reads and posts them.', '/services/process-automation'],
    ['A management dashboard', 'Shows figures.', '/services/data-analytics'],
    ['Smart reception', 'A voice agent answers the phone.', '/services/voice-agents'],
    ['Order reader', 'Reads messages and enters orders.', '/services/ai-automation'],
  ])('finds the price of "%s"', (title, description, path) => {
    expect(detailsOf(solution({ title, description }), 'ai').details[0]?.link?.path).toBe(path);
  });
});
