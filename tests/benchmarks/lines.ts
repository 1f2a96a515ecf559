// Prints the lines of code, styles, stories, tests and data in each layer, without blank lines and comments.
// Usage: npm run benchmark -- lines [--against <commit>]
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const layers = ['design-system', 'services', 'site', '.storybook', 'tests'];

/**
 * Kinds of files. The first pattern that matches decides; all other files are code. Data are facts, copy and samples.
 * Some patterns match files that only earlier commits have (`--against`).
 */
const kinds: Readonly<Record<string, readonly RegExp[]>> = {
  data: [
    /\.(json|md|content\.ts)$/,
    /^services\/knowledge\/(automations|caseStudies|offerings)\/(?!(automations|offerings)\.ts)/,
    /^services\/knowledge\/(caseStudies|chatbot|company|companyBrief|contact|faqs|identity|pages)\.ts/,
    /^services\/knowledge\/(serviceEntries|subServices|technologies)\.ts/,
    /^services\/assistant\/offline\/(topics|questions)\/(?!.*\.test\.)/,
    /^tests\/auditReplies\//,
    /^site\/content\/legal\/(privacyPolicy|termsOfService)\.ts/,
    /^design-system\/labels\/(greekLabels|english)\.ts/,
  ],
  styles: [/\.css\.ts$/],
  stories: [/\.(stories|guide|examples)\.tsx?$/],
  tests: [/^tests\//, /\.test\.tsx?$/],
};
const columns = ['code', 'styles', 'stories', 'tests', 'data'];
const product = /^(design-system|services|site)\//;
const harness = /^(tests\/(support|e2e\/support|visual)|\.storybook)\//;

interface File {
  readonly path: string;
  readonly kind: string;
  readonly lines: number;
}

/** Counts the lines of each file of the layers, in the working tree or at a commit. Throws for an unknown commit. */
function filesOf(commit?: string): File[] {
  const revision = commit ? ['--git', commit] : ['--vcs=git', '.'];
  const settings = ['--by-file', '--json', '--quiet', '--strip-str-comments', '--skip-uniqueness'];
  const output = execFileSync('cloc', [...settings, '--include-ext=ts,tsx,js,mjs,json,md', ...revision], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const counts: Record<string, { readonly code: number }> = JSON.parse(output);
  return Object.entries(counts).flatMap(([path, { code: lines }]) => {
    const [kind = 'code'] =
      Object.entries(kinds).find(([, patterns]) => patterns.some((pattern) => pattern.test(path))) ?? [];
    return layers.some((layer) => path.startsWith(`${layer}/`)) ? [{ path, kind, lines }] : [];
  });
}

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const now = filesOf();
const before = against ? filesOf(against) : undefined;

/** Formats the number of lines now, with the earlier number in brackets. */
function linesOf(counts: (file: File) => boolean): string {
  const total = (files: readonly File[]) => files.filter(counts).reduce((sum, { lines }) => sum + lines, 0);
  return before ? `${total(now)} (${total(before)})` : `${total(now)}`;
}

const row = (folder: string) =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      linesOf(({ path, kind }) => kind === column && path.startsWith(folder)),
    ]),
  );
console.table({
  ...Object.fromEntries(layers.map((layer) => [layer, row(`${layer}/`)])),
  'all layers': row(''),
});
const code = linesOf(({ path, kind }) => kind === 'code' && product.test(path));
const support = linesOf(
  ({ path, kind }) => kind !== 'data' && harness.test(path) && !/\.test\.ts$/.test(path),
);
console.log(`Code of design-system, services and site: ${code}`);
console.log(
  `tests/support, tests/e2e/support, tests/visual and .storybook, without their own tests: ${support}`,
);
if (against) console.log(`In brackets: ${against}.`);
