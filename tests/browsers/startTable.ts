import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File in which each run writes the values of forms after hydration. */
export const earlyTable = 'reports/early-input.md';

/** Empties the table once, before all engines. */
export default function startTable() {
  mkdirSync(path.dirname(earlyTable), { recursive: true });
  writeFileSync(earlyTable, '| engine | form | fields | way | outcome |\n| --- | --- | --- | --- | --- |\n');
}
