import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where each run writes what became of what was put into forms before the app began. */
export const earlyTable = 'reports/early-input.md';

/** Begins the table anew, once for all engines. */
export default function startTable() {
  mkdirSync(path.dirname(earlyTable), { recursive: true });
  writeFileSync(earlyTable, '| engine | form | fields | way | outcome |\n| --- | --- | --- | --- | --- |\n');
}
