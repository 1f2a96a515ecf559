import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Levels of tests. A requirement names the lowest level that can show it. `browser`: on the built site. */
const proofs = ['browser', 'unit', 'story', 'contract'] as const;
export type Proof = (typeof proofs)[number];

/** One requirement of the handbook. */
export interface Requirement {
  /** Id that test titles contain, e.g. "NAV-08". */
  readonly id: string;
  /** The rule in one line. */
  readonly text: string;
  readonly proof: Proof;
}

const folder = '.storybook/handbook/requirements';
const rows = readdirSync(folder)
  .sort()
  .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
  .filter((line) => /^\| [A-Z]+-?\d+ \|/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

/** Every requirement, read from the tables of the handbook. */
export const requirements: readonly Requirement[] = rows.flatMap(([, id = '', text = '', last]) => {
  const proof = proofs.find((each) => each === last);
  return proof ? [{ id, text, proof }] : [];
});

/** The ids of all requirements, decisions and clarifications. */
export const definedIds: ReadonlySet<string> = new Set(rows.map(([, id = '']) => id));
