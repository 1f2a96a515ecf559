// Reads replies whose correct reading is known, and prints each difference: the expected and the actual value.
// A file is a list of { id, reply, finish?, expected: { summary, opportunities, solutions } }. A part that is "template"
// must come from templates. A part that is null or missing is not compared. Only the named values of an item are compared.
// Usage: npm run benchmark -- reading <file or folder> …
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Item = Readonly<Record<string, unknown>>;
/**
 * Expected result: the text of the summary and the items of the other parts, or "template" for a part from templates.
 */
interface Expected {
  readonly summary?: string | null;
  readonly opportunities?: readonly Item[] | 'template' | null;
  readonly solutions?: readonly Item[] | 'template' | null;
}
interface Entry {
  readonly id: string;
  readonly reply: string;
  readonly finish?: 'whole' | 'cut';
  readonly expected: Expected;
}
interface Report {
  readonly executiveSummary: string;
  readonly keyOpportunities: readonly object[];
  readonly recommendedSolutions: readonly object[];
  readonly fromTemplates?: readonly string[] | undefined;
}

/** Returns the JSON files of a path, sorted by name. */
const filesOf = (from: string): readonly string[] =>
  statSync(from).isDirectory()
    ? readdirSync(from)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => path.join(from, name))
    : [from];

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing';
/** Returns an item as text: its texts, and each fact after its label. */
const textOf = ({ title, description, priority, roi, implementationDifficulty: difficulty }: Item) =>
  `${title}: ${description} Priority: ${priority} ROI: ${roi} Difficulty: ${difficulty}`;

/** Returns the differences of an item. `contains`: text that it must have. `roiNot`: a return that it must not have. */
function missesOf(expected: Item, read: Item): readonly string[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    if (key === 'contains' && Array.isArray(value))
      return value
        .filter((part) => !textOf(read).includes(String(part)))
        .map((part) => `lost: ${shown(part)}`);
    if (key === 'roiNot') return read.roi === value ? [`roi is ${shown(value)}`] : [];
    return read[key] === value ? [] : [`${key}: ${shown(value)}, read ${shown(read[key])}`];
  });
}

/** Returns the differences of a reply. */
function compare({ summary, opportunities, solutions }: Expected, report: Report): readonly string[] {
  const lists = [
    ['opportunities', opportunities, report.keyOpportunities],
    ['solutions', solutions, report.recommendedSolutions],
  ] as const;
  const { executiveSummary: read, fromTemplates = [] } = report;
  const isTemplate = summary === 'template';
  const isWrong = summary != null && (isTemplate ? !fromTemplates.includes('summary') : summary !== read);
  return [
    ...(isWrong ? [`summary: ${shown(summary)}, read ${shown(read)}`] : []),
    ...lists.flatMap(([part, items, found]) => {
      if (items == null) return [];
      const isFromTemplates = fromTemplates.includes(part);
      if (items === 'template' || isFromTemplates)
        return isFromTemplates && items === 'template'
          ? []
          : [`${part}: from templates is ${isFromTemplates}`];
      const values: readonly Item[] = found.map((item) => ({ ...item }));
      const count =
        items.length === found.length
          ? []
          : [`${part}: ${items.length}, read ${shown(values.map(({ title }) => title))}`];
      const each = items.flatMap((item, index) =>
        missesOf(item, values[index] ?? {}).map((miss) => `${part} ${index + 1}, ${miss}`),
      );
      return [...count, ...each];
    }),
  ];
}

/** Reads the replies of files and prints the differences. Returns the number of correct replies and of all. */
export async function readReplies(
  files: readonly string[],
  read: (reply: string, finish: 'whole' | 'cut') => Promise<Report>,
): Promise<readonly [right: number, all: number]> {
  let [right, all] = [0, 0];
  for (const file of files.flatMap(filesOf)) {
    const entries: readonly Entry[] = JSON.parse(readFileSync(file, 'utf8'));
    for (const { id, reply, finish = 'whole', expected } of entries) {
      const misses = compare(expected, await read(reply, finish));
      all += 1;
      if (misses.length === 0) right += 1;
      else console.log(`${id}\n  ${misses.join('\n  ')}`);
    }
  }
  console.log(`${right} of ${all} replies are read right.`);
  return [right, all];
}
