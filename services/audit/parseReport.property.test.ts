import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { type AuditReport, difficulties, priorities } from './AuditReport.ts';
import { cannedReport } from './canned/cannedReport.ts';
import { budget } from './parse/allowance.ts';
import { chunksOf } from './parse/chunksOf.ts';
import { parseReport } from './parseReport.ts';
import { maxDescription, maxItems, maxRoi, maxSummary, maxTitle } from './reportLimits.ts';
import { attributeForms, type Dialect, headings, itemForms, write } from './samples/dialects.ts';
import { samples } from './samples/samples.ts';

const words =
  'baker invoice customers order stock shelf morning τηλέφωνο φούρνος deliveries café e-mail 24/7 40 hours weekly staff team answers reads sends Excel rota A&B (about half) “quoted” naïve straße 10,000 letters shop’s'.split(
    ' ',
  );
const some = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...words), { minLength, maxLength }).map((list) => list.join(' '));
const title = fc
  .tuple(fc.constantFrom('Answer', 'Read', 'Απάντηση', 'Automate'), some(1, 4))
  .map((parts) => parts.join(' '));
const sentence = fc
  .tuple(fc.constantFrom('Every', 'Your', 'Κάθε'), some(2, 14))
  .map((parts) => `${parts.join(' ')}.`);
const sentences = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
const roi = fc
  .tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 2_000 }))
  .map(([low, high]) => `${low}-${high}%`);

const reports: fc.Arbitrary<AuditReport> = fc.record({
  executiveSummary: fc.array(sentences, { minLength: 1, maxLength: 3 }).map((list) => list.join('\n\n')),
  keyOpportunities: fc.uniqueArray(fc.record({ title, description: sentences }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ title: text }) => text,
  }),
  recommendedSolutions: fc.uniqueArray(
    fc.record({
      title,
      description: sentences,
      priority: fc.constantFrom(...priorities),
      roi,
      implementationDifficulty: fc.constantFrom(...difficulties),
    }),
    { minLength: 1, maxLength: 5, selector: ({ title: text }) => text },
  ),
});

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => {
  const isKey = (key: string): key is Key => key in record;
  return Object.keys(record).filter(isKey);
};
const dialects: fc.Arbitrary<Dialect> = fc.record({
  heading: fc.constantFrom(...keysOf(headings)),
  items: fc.constantFrom(...keysOf(itemForms)),
  attributes: fc.constantFrom(...keysOf(attributeForms)),
  dash: fc.constantFrom('-', '–', '—', '−', '‑'),
  order: fc.shuffledSubarray([0, 1, 2] as const, { minLength: 3 }),
  preamble: fc.constantFrom('', 'Certainly! Here is your report:', '# AI Business Audit\n\n---'),
  signOff: fc.constantFrom('', 'I hope this helps!', '---\n\nLet me know if you have any questions.'),
  fence: fc.constantFrom('none', 'markdown', 'plain'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  case: fc.constantFrom('title', 'upper', 'lower'),
});

vi.setConfig({ testTimeout: 60_000 });

test('[R-38] reads every report back from every dialect', () => {
  fc.assert(
    fc.property(reports, dialects, (report, dialect) => {
      expect(parseReport(write(report, dialect), null)).toEqual(report);
    }),
    { numRuns: 200 },
  );
});

test('[R-38] a section that is left out is canned, and the others are read', () => {
  const canned = cannedReport(null);
  fc.assert(
    fc.property(reports, dialects, fc.subarray([0, 1, 2] as const), (report, dialect, left) => {
      const order = dialect.order.filter((section) => left.includes(section));
      const parsed = parseReport(write(report, { ...dialect, order, signOff: '' }), null);
      const expected = {
        keyOpportunities: left.includes(1) ? report.keyOpportunities : canned.keyOpportunities,
        recommendedSolutions: left.includes(2) ? report.recommendedSolutions : canned.recommendedSolutions,
      };
      expect(parsed).toMatchObject(expected);
      if (left.includes(0)) expect(parsed.executiveSummary).toBe(report.executiveSummary);
    }),
    { numRuns: 150 },
  );
});

/** What must hold of any reply. */
function isReport(reply: string) {
  const { executiveSummary, keyOpportunities, recommendedSolutions } = parseReport(reply, null);
  const items = [...keyOpportunities, ...recommendedSolutions];
  const texts = [executiveSummary, ...items.flatMap(({ title, description }) => [title, description])];
  const broken = [
    executiveSummary.trim() === '' || executiveSummary.length > maxSummary ? 'summary' : '',
    [keyOpportunities, recommendedSolutions].some(({ length }) => length === 0 || length > maxItems)
      ? 'items'
      : '',
    items.some(({ title }) => title.trim() === '' || title.length > maxTitle) ? 'title' : '',
    items.some(({ description }) => description.length > maxDescription) ? 'description' : '',
    recommendedSolutions.some(({ priority }) => !priorities.includes(priority)) ? 'priority' : '',
    recommendedSolutions.some(({ roi: range }) => !/\d/.test(range) || range.length > maxRoi) ? 'roi' : '',
    recommendedSolutions.some((item) => !difficulties.includes(item.implementationDifficulty))
      ? 'difficulty'
      : '',
    /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(texts.join('').replaceAll('\n', '')) ? 'characters' : '',
  ];
  expect(broken.filter(Boolean)).toEqual([]);
}

const pieces = fc.constantFrom(
  ...[
    '#',
    '## ',
    '**',
    '*',
    '_',
    '- ',
    '1. ',
    '> ',
    '`',
    '```',
    '|',
    '|-',
    '[',
    '](',
    ')',
    '<',
    '&',
    ';',
    '\\',
    '~',
  ],
  ...[
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    '   ',
    '\u0000',
    '\ud800',
    '\u202e',
    '{"',
    '"',
    ':',
    ',',
    '}',
    '[{',
    ']',
    '---',
    ' – ',
  ],
  ...[
    'Executive Summary',
    'Key Opportunities',
    'Recommended Solutions',
    'Priority: High',
    'ROI: 150-200%',
    'Easy',
  ],
  ...[
    'difficulty',
    '**ROI:**',
    'executiveSummary',
    'recommendedSolutions',
    'title',
    'λύσεις',
    '👩‍🍳',
    'word',
    '7',
    '%',
  ],
);

test('[R-38] any text gives a whole report', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), isReport), {
    numRuns: 200,
    verbose: 1,
  });
});

test('[R-38] any heap of markup gives a whole report', () => {
  const heaps = fc.array(pieces, { maxLength: 120 }).map((list) => list.join(''));
  fc.assert(fc.property(heaps, isReport), { numRuns: 200 });
});

test('[R-38] any JSON gives a whole report', () => {
  const values = fc.dictionary(
    fc.constantFrom(
      'executiveSummary',
      'keyOpportunities',
      'recommendedSolutions',
      'title',
      'roi',
      '__proto__',
    ),
    fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.array(
        fc.dictionary(
          fc.constantFrom('title', 'roi', 'priority', 'description'),
          fc.jsonValue({ maxDepth: 1 }),
        ),
      ),
    ),
  );
  const tooManyDigits = { title: ['/'], roi: { low: 10000839139494.232, high: 1e20 } };
  fc.assert(
    fc.property(values, fc.nat(400), (value, end) => {
      const text = JSON.stringify(value);
      isReport(text);
      isReport(text.slice(0, end));
    }),
    { numRuns: 200, examples: [[{ recommendedSolutions: [tooManyDigits] }, 0]] },
  );
});

test('[R-38] a damaged sample gives a whole report', () => {
  const replies = fc.constantFrom(...samples.map(({ reply }) => reply));
  fc.assert(
    fc.property(
      replies,
      fc.nat(2_000),
      fc.nat(40),
      fc.array(pieces, { maxLength: 4 }),
      (reply, at, length, heap) => {
        isReport(reply.slice(0, at) + heap.join('') + reply.slice(at + length));
      },
    ),
    { numRuns: 200 },
  );
});

test('[R-38] never gives the parser more than its budget, whatever the reply is', () => {
  const attacks = fc
    .tuple(fc.array(pieces, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 20_000 }))
    .map(([list, times]) => list.join('').repeat(times).slice(0, 70_000));
  fc.assert(
    fc.property(attacks, (reply) => {
      const markup = chunksOf(reply).flatMap((chunk) => (chunk.type === 'markup' ? [chunk.text] : []));
      const all = markup.join('\n');
      expect(all.length).toBeLessThanOrEqual(budget.characters * 1.5);
      expect(all.split('\n').filter(Boolean).length).toBeLessThanOrEqual(budget.lines);
      for (const line of all.split('\n')) {
        expect(line.length).toBeLessThanOrEqual(2_000);
        expect(
          line.match(/^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*/)?.[0].match(/\S+/g)?.length ?? 0,
        ).toBeLessThanOrEqual(6);
      }
    }),
    { numRuns: 150 },
  );
});
