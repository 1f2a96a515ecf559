import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { attributeForms, type Dialect, headings, itemForms, write } from '#tests/auditReplies/dialects.ts';
import { samples } from '#tests/auditReplies/samples.ts';
import { parseReport } from './parseReport.ts';
import { maxDescription, maxItems, maxSummary, maxTitle } from './reportLimits.ts';
import { templateReport } from './templates/templateReport.ts';
import { type AuditReport, difficulties, priorities, solutionFacts } from './types.ts';

const words =
  'baker invoice customers order stock shelf morning τηλέφωνο φούρνος deliveries café email 24/7 40 hours weekly staff team answers reads sends Excel rota A&B (about half) “quoted” naïve straße 10,000 letters shop’s'.split(
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
  signOff: fc.constantFrom('', '---\n\nI hope this helps!', '---\n\nOverall, it pays.'),
  fence: fc.constantFrom('none', 'markdown', 'plain'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  case: fc.constantFrom('title', 'upper', 'lower'),
});

vi.setConfig({ testTimeout: 60_000 });

test('[R-38] parseReport reads every report back from every dialect', () => {
  fc.assert(
    fc.property(reports, dialects, (report, dialect) => {
      expect(parseReport(write(report, dialect), null)).toEqual(report);
    }),
    { numRuns: 200 },
  );
});

test('[R-38] parseReport: a missing section comes from templates, and the others are read', () => {
  const template = templateReport(null);
  fc.assert(
    fc.property(reports, dialects, fc.subarray([0, 1, 2] as const), (report, dialect, left) => {
      const order = dialect.order.filter((section) => left.includes(section));
      const parsed = parseReport(write(report, { ...dialect, order, signOff: '' }), null);
      const expected = {
        keyOpportunities: left.includes(1) ? report.keyOpportunities : template.keyOpportunities,
        recommendedSolutions: left.includes(2) ? report.recommendedSolutions : template.recommendedSolutions,
      };
      expect(parsed).toMatchObject(expected);
      if (left.includes(0)) expect(parsed.executiveSummary).toBe(report.executiveSummary);
    }),
    { numRuns: 150 },
  );
});

/** Rules for any reply. */
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
    recommendedSolutions.some((item) => solutionFacts.some((fact) => item[fact].trim() === ''))
      ? 'facts'
      : '',
    /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(texts.join('').replaceAll('\n', '')) ? 'characters' : '',
  ];
  expect(broken.filter(Boolean)).toEqual([]);
}

const pieces = fc.constantFrom(
  ...['#', '## ', '**', '*', '_', '- ', '1. ', '> ', '`', '```', '|', '|-', '[', '](', ')', '<'],
  ...['&', ';', '\\', '~'],
  ...['\n', '\n\n', '\r\n', '\t', '   ', '\u0000', '\ud800', '\u202e', '{"', '"', ':', ',', '}'],
  ...['[{', ']', '---', ' – '],
  ...['Executive Summary', 'Key Opportunities', 'Recommended Solutions', 'Priority: High'],
  ...['ROI: 150-200%', 'Easy'],
  ...['difficulty', '**ROI:**', 'executiveSummary', 'recommendedSolutions', 'title', 'λύσεις'],
  ...['👩‍🍳', 'word', '7', '%'],
);

test('[R-38] parseReport: any text gives a whole report', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), isReport), {
    numRuns: 200,
    verbose: 1,
  });
});

test('[R-38] parseReport: any heap of markup gives a whole report', () => {
  const heaps = fc.array(pieces, { maxLength: 120 }).map((list) => list.join(''));
  fc.assert(fc.property(heaps, isReport), { numRuns: 200 });
});

test('[R-38] parseReport: any JSON gives a whole report', () => {
  const values = fc.dictionary(
    fc.constantFrom(
      ...['executiveSummary', 'keyOpportunities', 'recommendedSolutions', 'title', 'roi'],
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

test('[R-38] parseReport: a damaged sample gives a whole report', () => {
  const replies = fc.constantFrom(...samples.map(({ reply }) => reply));
  fc.assert(
    fc.property(
      replies,
      fc.nat(2_000),
      fc.nat(40),
      fc.array(pieces, { maxLength: 4 }),
      (reply, index, length, heap) => {
        isReport(reply.slice(0, index) + heap.join('') + reply.slice(index + length));
      },
    ),
    { numRuns: 200 },
  );
});

/** Prose of any script without marks of markdown, in lines as a model breaks them. */
const letters = fc.stringMatching(/^[\p{L}][\p{L}\p{N}'’€%;,?!.-]{0,9}$/u);
const openings = fc.constantFrom(
  ...['Overall,', 'In summary,', 'Together,', 'If you have time,', 'By implementing these,', 'Thank you,'],
  ...['Let me know', 'I hope this', 'Here is', 'Sure,', 'Next steps', 'Conclusion', 'Ευχαριστώ', 'Note'],
  ...['Solutions', 'Key opportunities', 'Executive summary', 'Priority', 'ROI', 'High priority'],
);
const prose = fc
  .tuple(openings, fc.array(letters, { minLength: 6, maxLength: 40 }), fc.constantFrom(' ', '\n'))
  .map(
    ([opening, list, space]) => `${opening} ${list.slice(0, 5).join(' ')}${space}${list.slice(5).join(' ')}`,
  );

test('[R-38] parseReport: the summary written under its heading comes back word for word', () => {
  const summaries = fc.array(prose, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(reports, dialects, summaries, (report, dialect, paragraphs) => {
      const written = write({ ...report, executiveSummary: paragraphs.join('\n\n') }, dialect);
      const expected = paragraphs.map((text) => text.replace(/\s+/g, ' ')).join('\n\n');
      const read = parseReport(written, null);
      expect(read.executiveSummary).toBe(expected);
      expect(read.keyOpportunities).toEqual(report.keyOpportunities);
    }),
    { numRuns: 200 },
  );
});

test('[R-38] parseReport: items titled like parts of a document come back from the headings we prescribe', () => {
  const parts = fc.constantFrom(
    ...['Roadmap', 'Implementation Plan', 'Next Steps', 'Conclusion', 'Summary', 'Overview', 'Solutions'],
    ...['Key Opportunities', 'Recommended Solutions', 'Executive Summary', 'Notes', 'Risks', 'Timeline'],
  );
  const titled = fc.tuple(reports, fc.uniqueArray(parts, { minLength: 5, maxLength: 5 }));
  const prescribed = dialects.map((dialect) => ({
    ...dialect,
    heading: 'second' as const,
    order: [0, 1, 2] as const,
  }));
  fc.assert(
    fc.property(titled, prescribed, ([report, titles], dialect) => {
      const recommendedSolutions = report.recommendedSolutions.map((item, index) => ({
        ...item,
        title: titles[index] ?? item.title,
      }));
      const renamed = { ...report, recommendedSolutions };
      expect(parseReport(write(renamed, dialect), null)).toEqual(renamed);
    }),
    { numRuns: 200 },
  );
});

test('[R-38] parseReport: a million characters of any mark give a whole report within its limits', () => {
  const marks = [
    ...['> ', '- ', '1. ', '[', '![', '**', '`', '```\n', '(', '{"a":', '[{', '|', 'ROI: ', '&#'],
    '<b ',
  ];
  const lines = [
    ...['- a\n  - b\n', '# a\n', '\n', '- **ROI:** 5%\n', '{"a":"b"},\n', '| a | b |\n|---|---|\n'],
    ...['<think>', '<!--', 'a. '],
  ];
  const opening = '## Key Opportunities\n\n- a\n\n## Recommended Solutions\n\n';
  for (const unit of [...marks, ...lines]) {
    const reply = unit.repeat(1_000_000 / unit.length);
    isReport(reply);
    isReport(opening + reply);
  }
});

test('[R-38] parseReport: 100,000 levels of lists, quotes or JSON give a whole report', () => {
  const levels = 100_000;
  for (const unit of ['> ', '- ', '  - a\n', '[', '{"a":']) isReport(unit.repeat(levels));
  isReport(`{"recommendedSolutions":${'['.repeat(levels)}${']'.repeat(levels)}}`);
  isReport(`{"executiveSummary":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`);
});

test('[R-38] parseReport: a character of every block of Unicode gives a whole report, and stays in it', () => {
  const characters = Array.from({ length: 0x11_00_00 / 0x80 }, (_, block) =>
    String.fromCodePoint(block * 0x80 + 0x41),
  );
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character));
  for (const character of characters)
    isReport(`## Recommended Solutions\n\n- **A${character}**: ${character} ROI: ${character}`);
  for (const letter of letters) {
    const [solution] = parseReport(
      `## Recommended Solutions\n\n- **A ${letter}**: B ${letter}`,
      null,
    ).recommendedSolutions;
    expect(solution).toMatchObject({ title: `A ${letter}`, description: `B ${letter}` });
  }
});
