import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { adoptAppearance } from './adoptAppearance.ts';
import { adoptContent } from './adoptContent.ts';
import { adoptKnowledge } from './adoptKnowledge.ts';
import { Changes } from './Changes.ts';
import type { Firm } from './firm.ts';
import type { SampleFirm } from './sampleFirm.ts';

/** File with the hashes of what the last run wrote. The next run skips files that were changed since. */
export const recordFile = 'adopted.json';

const recordSchema = v.object({ firm: v.unknown(), written: v.record(v.string(), v.string()) });
type AdoptionRecord = v.InferOutput<typeof recordSchema>;

/** The last run in this folder, if there was one. */
export function lastAdoption(root: string): AdoptionRecord | undefined {
  const file = path.join(root, recordFile);
  return existsSync(file) ? v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Files of a run: those to write (`null`: to remove), and those that stay because a person has changed them. */
export interface Adoption {
  readonly files: ReadonlyMap<string, string | null>;
  readonly skipped: readonly string[];
}

/** Plans the files of another firm in the place of the sample's. `format` lays out the text of a file. */
export function planAdoption(
  root: string,
  firm: Firm,
  sample: SampleFirm,
  format: (file: string, text: string) => string,
): Adoption {
  const changes = new Changes(root);
  const last = lastAdoption(root);
  adoptKnowledge(changes, firm);
  adoptContent(changes, firm, sample);
  adoptAppearance(changes, firm, sample);
  const isChanged = (file: string) => {
    const written = last?.written[file];
    return written !== undefined && hashOf(changes.before(file)) !== written;
  };
  const planned = [...changes.files]
    // Only the first run takes files out: later ones with the same names are the firm's own.
    .filter(([, text]) => text !== null || !last)
    .map(([file, text]) => [file, text && format(file, text)] as const);
  const skipped = planned.map(([file]) => file).filter(isChanged);
  const files = new Map(planned.filter(([file]) => !skipped.includes(file)));
  const written = Object.fromEntries(
    [...files].flatMap(([file, text]) => (text === null ? [] : [[file, hashOf(text)]])),
  );
  const record: AdoptionRecord = { firm, written: { ...last?.written, ...written } };
  files.set(recordFile, format(recordFile, JSON.stringify(record)));
  return { files, skipped };
}
