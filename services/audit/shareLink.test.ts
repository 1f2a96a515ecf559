import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';

import { anyText } from '#tests/visitors/internationalInputs.ts';
import { partSource, type ReportDocument } from './reportDocument.ts';
import { decodeReport, encodeReport } from './shareLink.ts';
import { templateReport } from './templates/templateReport.ts';
import { difficulties, priorities, reportParts } from './types.ts';

// Many runs of a property, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => vi.unstubAllGlobals());

const document: ReportDocument = {
  title: 'Mine',
  businessName: 'Φούρνος 🥖',
  timestamp: '2026-03-02T09:30:00.000Z',
  source: 'template',
  report: templateReport(null),
};
const encode = async (value: ReportDocument) => (await encodeReport(value)) ?? '';
const packed = (value: unknown) =>
  `report=1.${deflateSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`;

test('share links: a report comes out of a link as it went in', async () => {
  const fragment = await encode(document);
  expect(fragment).toMatch(/^report=1\.[\w-]+$/);
  expect(fragment.length).toBeLessThan(4_000);
  expect(await decodeReport(fragment)).toEqual(document);
  expect(await decodeReport(`#${fragment}`)).toEqual(document);
});

test.each([
  [[]],
  [['summary']],
  [['opportunities']],
  [['solutions']],
  [['summary', 'opportunities']],
  [['summary', 'solutions']],
  [['opportunities', 'solutions']],
] as const)('[X-07] share links say which parts come from templates: %j', async (fromTemplates) => {
  const [solution] = document.report.recommendedSolutions;
  const recommendedSolutions = solution
    ? [{ ...solution, priority: 'To be discussed', usual: ['roi'] as const }]
    : [];
  const report = { ...document.report, recommendedSolutions, fromTemplates, endedEarly: true } as const;
  const mixed = { ...document, source: 'mixed', report } as const;
  const decoded = await decodeReport(await encode(mixed));
  expect(decoded).toEqual(mixed);
  for (const part of reportParts)
    expect(decoded && partSource(decoded, part)).toBe(
      fromTemplates.some((each) => each === part) ? 'template' : 'ai',
    );
});

test('share links of older reports open, and name the same source for all parts', async () => {
  for (const source of ['ai', 'template', 'sample'] as const) {
    const opened = await decodeReport(packed({ ...document, source }));
    const parts = reportParts.map((part) => opened && partSource(opened, part));
    expect(new Set(parts)).toEqual(new Set([source === 'ai' ? 'ai' : 'template']));
  }
});

const text = anyText(80);
const documents: fc.Arbitrary<ReportDocument> = fc.record({
  title: text,
  businessName: text,
  timestamp: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
    .map((date) => date.toISOString()),
  source: fc.constantFrom('ai', 'template', 'sample'),
  report: fc.record({
    executiveSummary: text,
    keyOpportunities: fc.array(fc.record({ title: text, description: text }), { maxLength: 4 }),
    recommendedSolutions: fc.array(
      fc.record({
        title: text,
        description: text,
        priority: fc.constantFrom(...priorities),
        roi: text,
        implementationDifficulty: fc.constantFrom(...difficulties),
      }),
      { maxLength: 4 },
    ),
  }),
});

test('share links: any report comes out of a link as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (value) => {
      expect(await decodeReport(await encode(value))).toEqual(value);
    }),
    { numRuns: 200 },
  );
});

test('[P-05] encodeReport puts nothing into a link but the report, its heading, date and source', async () => {
  const record = { ...document, formData: { email: 'canary' }, id: 'canary' };
  expect(await decodeReport(await encode(record))).toEqual(document);
});

test('share links: any other text is no report', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.base64String(), async (any, base64) => {
      for (const fragment of [any, `report=1.${any}`, `report=1.${base64}`]) {
        expect(await decodeReport(fragment)).toBeNull();
      }
    }),
    { numRuns: 200 },
  );
});

test('share links: a damaged link is no report', async () => {
  const fragment = await encode(document);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 10, max: fragment.length - 1 }),
      fc.constantFrom('A', '_', ''),
      async (position, mark) => {
        const damaged = fragment.slice(0, position) + mark + fragment.slice(position + 1);
        const read = await decodeReport(damaged);
        if (damaged !== fragment) expect([null, document]).toContainEqual(read);
      },
    ),
    { numRuns: 200 },
  );
  expect(await decodeReport(fragment.slice(0, -8))).toBeNull();
});

test.each([
  ['no JSON', '{bad'],
  ['a list', []],
  ['no date', { report: {} }],
  ['no report', { timestamp: document.timestamp }],
])('share links: %s in a link is no report', async (_, value) => {
  expect(await decodeReport(packed(value))).toBeNull();
});

test('share links: what is wrong inside a report has its default', async () => {
  const value = { timestamp: '2026-03-02', report: { keyOpportunities: [5, { title: 'Bread' }], evil: 1 } };
  expect(await decodeReport(packed(value))).toEqual({
    title: '',
    businessName: '',
    timestamp: '2026-03-02T00:00:00.000Z',
    source: 'ai',
    report: {
      executiveSummary: '',
      keyOpportunities: [{ title: 'Bread', description: '' }],
      recommendedSolutions: [],
    },
  });
});

test('share links: a link that unpacks to more than a report ever has is refused', async () => {
  const bomb = { ...document, title: 'x'.repeat(1_000_000) };
  expect(packed(bomb).length).toBeLessThan(10_000);
  expect(await decodeReport(packed(bomb))).toBeNull();
});

test('share links: a report too long for a link gets none', async () => {
  const noise = Array.from({ length: 40_000 }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
  ).join('');
  expect(await encodeReport({ ...document, title: noise })).toBeNull();
  expect(await decodeReport(`report=1.${'A'.repeat(60_000)}`)).toBeNull();
});

test('share links: a browser that cannot pack gets no link and reads none', async () => {
  const fragment = await encode(document);
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await encodeReport(document)).toBeNull();
  expect(await decodeReport(fragment)).toBeNull();
});
