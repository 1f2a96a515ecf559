// Measures the processor time of reading a reply of the audit, in the slowest forms. With files, also compares the reading
// of their replies with the expected one (replies.ts).
// Usage: npm run benchmark -- reading [<file or folder> …]
import { runnerImport } from 'vite';
import { readReplies } from './replies.ts';

// Vite loads the module, because the assistant finds its topics with `import.meta.glob`.
const {
  module: { emptyAuditForm },
} = await runnerImport<typeof import('#services')>('/services/index.ts');
const {
  module: { createAuditService },
} = await runnerImport<typeof import('#services/server')>('/services/server.ts');

const form = { ...emptyAuditForm, businessName: 'A bakery' };
const files = process.argv.slice(2);
if (files.length > 0) {
  const [right, all] = await readReplies(files, async (text, finish) => {
    const audit = createAuditService({ generator: { generate: async () => ({ text, finish }) } });
    const { report, source } = await audit.generate(form);
    return source === 'template'
      ? { ...report, fromTemplates: ['summary', 'opportunities', 'solutions'] }
      : report;
  });
  process.exit(right < all ? 1 : 0);
}

/** Length of the replies in characters. It is more than the audit reads. */
const longest = 50_000;
/** Longest processor time for reading it, in milliseconds. Clock time would include other programs. */
const target = 50;
const runs = 15;
/** Compared lengths in characters. Double the length may take about double the time. */
const [short, long] = [20_000, 40_000];

const item = '1. **Answer calls**: Most are about opening hours.\n   - Priority: High\n   - ROI: 150-200%\n';
const inSections = (items: string) =>
  `## Key Opportunities\n\n${items}\n## Recommended Solutions\n\n${items}`;
const filled = (part: string, length = longest) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);
const inBothSections = (part: string) => inSections(filled(part, longest / 2 - 60));

const replies: Readonly<Record<string, string>> = {
  'a list of solutions': inBothSections(item),
  'paragraphs of words': inSections(filled('Most calls are about opening hours. ').slice(0, longest - 60)),
  'bullets in bullets': inBothSections('- a\n  - b\n    - c\n      - d\n'),
  'a table': inSections(`| Solution | ROI |\n| --- | --- |\n${filled('| Answer calls | 150% |\n')}`),
  'JSON instead': JSON.stringify({
    keyOpportunities: Array.from({ length: 200 }, () => ({
      title: 'Answer calls',
      description: 'Most of them.',
    })),
  }),
  'stars that never close': inBothSections('**a *b **c '),
  'brackets that never close': inBothSections('[a](b '),
  'quotes in quotes': inBothSections('> > > > words\n'),
  'lists in quotes on one line': inBothSections('> - '),
  'emphasis in emphasis': inBothSections('*a_ '),
  blanks: filled(' \n'),
  'bold words in each line': inBothSections('a **b** c\n'),
  'one bold word a paragraph': inBothSections('**b**\n\n'),
  'attributes without items': inBothSections('- **ROI:** 5%\n'),
  'labels on long lines': inBothSections(`${'ROI – a – '.repeat(190)}\n\n`),
  'fences in lists': inBothSections('1. ```\n'),
  'a JSON text of escaped quotes, cut after a backslash':
    `{"executiveSummary":"${'\\"'.repeat(500_000)}`.slice(0, 40_000),
  'a million characters of JSON': `{"executiveSummary": ${'['.repeat(1_000_000)}`,
  'a million characters of quotes': '> '.repeat(500_000),
};

/** Returns a reply of about this length, with all sections cut to the same length. */
function shortened(text: string, length: number): string {
  const sections = text.split(/(?=^## )/m);
  return sections.map((section) => section.slice(0, length / sections.length)).join('\n\n');
}

/** Returns the median time of reading a reply, in milliseconds. */
async function timeOf(text: string): Promise<number> {
  const audit = createAuditService({
    generator: { generate: async () => ({ text, finish: 'whole' }) },
  });
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await audit.generate(form);
    times.push(process.cpuUsage(before).user / 1_000);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

let slowest = 0;
for (const [name, text] of Object.entries(replies)) {
  const median = await timeOf(text);
  const ratio = (await timeOf(shortened(text, long))) / (await timeOf(shortened(text, short)));
  slowest = Math.max(slowest, median);
  console.log(
    `${name}: ${median.toFixed(1)} ms for ${text.length} characters; ${long} take ${ratio.toFixed(1)} times as long as ${short}`,
  );
}
console.log(`Slowest: ${slowest.toFixed(1)} ms; target ${target} ms.`);
process.exit(slowest > target ? 1 : 0);
