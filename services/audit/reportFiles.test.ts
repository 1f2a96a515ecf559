// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { anyText } from '#tests/visitors/internationalInputs.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { parseReport } from './parseReport.ts';
import {
  endedEarlyNote,
  formatDay,
  methodNote,
  type ReportDocument,
  reportHeading,
  sourceLabels,
  toReportDocument,
} from './reportDocument.ts';
import { solutionDefaults } from './reportLimits.ts';
import { reportToHtml } from './reportToHtml.ts';
import { reportToJson } from './reportToJson.ts';
import { reportToMarkdown } from './reportToMarkdown.ts';
import { templateReport } from './templates/templateReport.ts';
import { type AuditReport, difficulties, priorities } from './types.ts';

// Many runs of a property, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const document: ReportDocument = {
  title: '',
  businessName: 'Bread & <b>Buns</b>',
  timestamp: '2026-03-02T22:30:00.000Z',
  source: 'ai',
  report: templateReport(null),
};
const iptc = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const dom = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('[P-05] toReportDocument takes no name, email or phone out of a record', () => {
  const record = {
    id: '1',
    timestamp: document.timestamp,
    formData: {
      ...emptyAuditForm,
      businessName: 'Bakery',
      contactName: 'canary-name',
      email: 'canary-mail',
      phone: 'canary-phone',
      challengeDescription: 'canary-challenge',
    },
    report: document.report,
    status: 'new',
    followUpSent: false,
    source: 'ai',
    title: 'Mine',
  } as const;
  const taken = toReportDocument(record);
  for (const file of [reportToHtml(taken), reportToJson(taken), reportToMarkdown(taken)]) {
    expect(file).not.toContain('canary');
    expect(file).toContain('Mine');
  }
});

test('a report document has a heading, a day and a label', () => {
  expect(reportHeading(document)).toBe('AI business audit: Bread & <b>Buns</b>');
  expect(reportHeading({ title: ' Mine ', businessName: '' })).toBe('Mine');
  expect(reportHeading({ title: '', businessName: ' ' })).toBe('AI business audit: Your Business');
  expect(formatDay({ timestamp: '2026-03-03T10:00:00.000Z' })).toBe('3 March 2026');
  expect(formatDay({ timestamp: 'yesterday' })).toBe('');
});

test.each(['ai', 'template', 'sample'] as const)(
  '[X-07] report files: every file says where a report of source "%s" comes from',
  (source) => {
    const labelled = { ...document, source };
    const page = dom(reportToHtml(labelled));
    expect(page.body.textContent).toContain(sourceLabels[source]);
    expect(page.body.textContent).toContain(methodNote);
    expect(reportToMarkdown(labelled)).toContain(sourceLabels[source]);
    const part = source === 'ai' ? 'ai' : 'template';
    expect(JSON.parse(reportToJson(labelled))).toEqual({
      format: 'audit-report/1',
      ...labelled,
      ...(source === 'ai' && { digitalSourceType: `${iptc}trainedAlgorithmicMedia` }),
      parts: { summary: part, opportunities: part, solutions: part },
    });
  },
);

test.each([
  ['ai', `${iptc}trainedAlgorithmicMedia`],
  ['mixed', `${iptc}compositeWithTrainedAlgorithmicMedia`],
  ['template', undefined],
  ['sample', undefined],
] as const)('report files of source "%s" hold %s as their mark for programs', (source, mark) => {
  const marked = { ...document, source };
  const meta = dom(reportToHtml(marked)).querySelector(
    'meta[property="https://schema.org/digitalSourceType"]',
  );
  expect(meta?.getAttribute('content')).toBe(mark);
  const [, frontMatter] = /^---\ndigitalSourceType: (\S+)\n---\n/.exec(reportToMarkdown(marked)) ?? [];
  expect(frontMatter).toBe(mark);
  expect(JSON.parse(reportToJson(marked)).digitalSourceType).toBe(mark);
});

test('report files say which values are the site’s own, what was written in words, and that the end is missing', () => {
  const usual = ['roi', 'implementationDifficulty'] as const;
  const solution = {
    title: 'Agent',
    description: 'Answers.',
    ...solutionDefaults,
    priority: 'To be discussed',
    usual,
  };
  const report = { ...document.report, recommendedSolutions: [solution], endedEarly: true } as const;
  const cut = { ...document, report };
  for (const file of [dom(reportToHtml(cut)).body.textContent, reportToMarkdown(cut)]) {
    expect(file).toContain('To be discussed');
    expect(file?.replaceAll('\\', '')).toContain('Our usual value, where the AI stated none: ROI, effort.');
    expect(file).toContain(endedEarlyNote);
  }
  expect(JSON.parse(reportToJson(cut)).report).toEqual(report);
});

test('report files: the page has the three sections and needs nothing else', () => {
  const html = reportToHtml({ ...document, source: 'template' });
  const page = dom(html);
  expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
    'Executive Summary',
    'Key Opportunities',
    'Recommended Solutions',
  ]);
  expect(page.title).toBe('AI business audit: Bread & <b>Buns</b>');
  expect(page.querySelectorAll('dd')[1]?.textContent).toBe('200-300%');
  expect(page.querySelectorAll('script, img, link, [src], [href], [onclick]')).toHaveLength(0);
  expect(html).not.toMatch(/url\(|@import|https?:/);
});

const text = fc.oneof(
  anyText(60),
  fc.constantFrom(
    ...['<img src=x onerror=alert(1)>', '</title><script>alert(1)</script>', '"><b>', "'onclick='"],
    ...['&lt;', '**a** _b_ [c](d) `e`', '# x', '- y', '1. z', '| a | b |', 'a\n\nb\nc'],
  ),
);
const reports: fc.Arbitrary<AuditReport> = fc.record({
  executiveSummary: text,
  keyOpportunities: fc.array(fc.record({ title: text, description: text }), { maxLength: 3 }),
  recommendedSolutions: fc.array(
    fc.record({
      title: text,
      description: text,
      priority: fc.constantFrom(...priorities),
      roi: text,
      implementationDifficulty: fc.constantFrom(...difficulties),
    }),
    { maxLength: 3 },
  ),
});

test('report files: no text of a report becomes markup of the page', () => {
  fc.assert(
    fc.property(reports, text, (report, title) => {
      const page = dom(reportToHtml({ ...document, title, report }));
      const names = new Set([...page.querySelectorAll('*')].map((element) => element.localName));
      for (const name of names) {
        expect(
          'html head meta title style body main h1 h2 h3 p ol li dl div dt dd hr small br'.split(' '),
        ).toContain(name);
      }
      const attributes = [...page.body.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames(),
      );
      expect(attributes).toEqual([]);
      expect(page.querySelectorAll('h3')).toHaveLength(
        report.keyOpportunities.length + report.recommendedSolutions.length,
      );
    }),
    { numRuns: 200 },
  );
});

const words = fc
  .array(
    fc.constantFrom(
      ...['bread', 'A&B', '*stars*', '_lines_', '`code`', '[link](x)', '<b>', '\\', '#1', '3.5'],
      ...['1)', '~', '$5', 'a|b', '!', 'ώρα', '“so”', 'x=y', '(half)'],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) => `Word ${list.join(' ')} end`);

test('report files: a markdown file reads back as the same report', () => {
  const solution = fc.record({
    title: words,
    description: words,
    priority: fc.constantFrom(...priorities),
    roi: fc.constantFrom('200-300%', '97%', 'up to 120%'),
    implementationDifficulty: fc.constantFrom(...difficulties),
  });
  fc.assert(
    fc.property(
      words,
      fc.uniqueArray(fc.record({ title: words, description: words }), {
        minLength: 1,
        maxLength: 3,
        selector: ({ title }) => title,
      }),
      fc.uniqueArray(solution, { minLength: 1, maxLength: 3, selector: ({ title }) => title }),
      (executiveSummary, keyOpportunities, recommendedSolutions) => {
        const report = { executiveSummary, keyOpportunities, recommendedSolutions };
        expect(parseReport(reportToMarkdown({ ...document, report }), null)).toEqual(report);
      },
    ),
    { numRuns: 300 },
  );
});

test('report files: a report from templates reads back from its markdown file', () => {
  expect(parseReport(reportToMarkdown(document), null)).toEqual(document.report);
});
