import { safeParse } from 'valibot';

import { isRecord } from '../isRecord.ts';
import type { StoredKey } from './StoredKey.ts';

/** Result of reading a stored text. */
export interface ReadResult<Value> {
  /** The readable part of the value; `null` if no part is readable. */
  readonly value: Value | null;
  /** Problem of the text; `null` if all of it was read. */
  readonly problem: string | null;
}

/** Reads a stored text. Never throws: any text has a result. */
export function readStored<Value>({ schema }: StoredKey<Value>, text: string): ReadResult<Value> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { value: null, problem: 'it is no JSON' };
  }
  const result = safeParse(schema, data);
  if (!result.success) return { value: null, problem: 'it has another form' };
  return { value: result.output, problem: isLossless(data, result.output) ? null : 'parts of it are wrong' };
}

/** Whether parsing changed no known part of the value. A date may have another format. */
function isLossless(before: unknown, after: unknown): boolean {
  if (before === undefined || Object.is(before, after)) return true;
  if (Array.isArray(after)) {
    return (
      Array.isArray(before) &&
      before.length === after.length &&
      after.every((element, index) => isLossless(before[index], element))
    );
  }
  if (isRecord(after)) {
    return (
      isRecord(before) &&
      Object.keys(after).every(
        (name) => !Object.hasOwn(before, name) || isLossless(before[name], after[name]),
      )
    );
  }
  return typeof before === 'string' && typeof after === 'string' && Date.parse(before) === Date.parse(after);
}
