import { safeParse } from 'valibot';

import { logError, type ReportError } from '../errors/ReportError.ts';
import { isPlainObject } from './lenient.ts';
import { newestVersion, type StoredKey } from './StoredKey.ts';

/** What a stored text turned out to be. */
export interface Reading<Value> {
  /** What could be read; `null` if nothing could. */
  readonly value: Value | null;
  /** What is wrong with the text, or `null` if all of it was read. */
  readonly problem: string | null;
}

/** Reads a text of any version and origin. Total: whatever the text is, the answer is a reading. */
export function readStored<Value>(
  key: StoredKey<Value>,
  text: string,
  reportError: ReportError = logError,
): Reading<Value> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unreadable('it is no JSON');
  }
  const { version, data: older } = opened(document);
  if (version > newestVersion(key)) return unreadable('a newer version of the site wrote it');
  let data: unknown;
  try {
    data = (key.migrations ?? []).slice(version - 1).reduce((value, migrate) => migrate(value), older);
  } catch (error) {
    reportError(error, 'storage.migrate');
    return unreadable('it is older and could not be brought up to date');
  }
  const result = safeParse(key.schema, data);
  if (!result.success) return unreadable('it has another form');
  return { value: result.output, problem: keptAll(data, result.output) ? null : 'parts of it are wrong' };
}

/** The text of a value in the newest version. */
export function writeStored<Value>(key: StoredKey<Value>, value: Value): string {
  const version = newestVersion(key);
  return JSON.stringify(version === 1 ? value : { version, data: value });
}

const unreadable = (problem: string) => ({ value: null, problem });

function opened(document: unknown): { readonly version: number; readonly data: unknown } {
  if (isPlainObject(document) && Object.hasOwn(document, 'data')) {
    const { version, data } = document;
    if (typeof version === 'number' && Number.isInteger(version) && version > 1) return { version, data };
  }
  return { version: 1, data: document };
}

/** Whether everything that was there and is known came through unchanged. */
function keptAll(before: unknown, after: unknown): boolean {
  if (before === undefined || Object.is(before, after)) return true;
  if (Array.isArray(after)) {
    return (
      Array.isArray(before) &&
      before.length === after.length &&
      after.every((element, index) => keptAll(before[index], element))
    );
  }
  if (isPlainObject(after)) {
    return (
      isPlainObject(before) &&
      Object.keys(after).every((name) => !Object.hasOwn(before, name) || keptAll(before[name], after[name]))
    );
  }
  return typeof before === 'string' && typeof after === 'string' && Date.parse(before) === Date.parse(after);
}
