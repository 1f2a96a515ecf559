import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { adoptAppearance } from './adoptAppearance.ts';
import { adoptContent, postSlugFile } from './adoptContent.ts';
import { adoptKnowledge } from './adoptKnowledge.ts';
import { Changes } from './Changes.ts';
import type { Firm } from './firm.ts';
import type { SampleFirm } from './sampleFirm.ts';

/**
 * File with the answers of the last run and the hashes of the files that the run wrote. The next run skips files that
 * were changed since.
 */
export const recordFile = 'adopted.json';

const recordSchema = v.object({ firm: v.unknown(), written: v.record(v.string(), v.string()) });
type AdoptionRecord = v.InferOutput<typeof recordSchema>;

/** Returns the record of the last run in this folder; `undefined` if there was none. */
export function lastAdoption(root: string): AdoptionRecord | undefined {
  const file = path.join(root, recordFile);
  return existsSync(file) ? v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Files of a run. `files`: new content by path, `null` to remove a file. `skipped`: files that stay, because a person
 * has changed them since the last run.
 */
export interface Adoption {
  readonly files: ReadonlyMap<string, string | null>;
  readonly skipped: readonly string[];
}

/**
 * Returns the changes that replace the sample with the firm. Nothing is written. `format` formats the content of a
 * file.
 */
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
    return written !== undefined && hashOf(changes.textOnDisk(file)) !== written;
  };
  const planned = [...changes.files]
    // Only the first run removes files. In later runs, files with these names belong to the firm, and the build has
    // written the slugs of its posts.
    .filter(([file, text]) => !last || (text !== null && file !== postSlugFile))
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
