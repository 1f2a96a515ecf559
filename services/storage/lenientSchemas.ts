import * as v from 'valibot';

import { isRecord } from '../isRecord.ts';

/** Schema for an object that is no array. */
export function plainObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.check(isRecord, 'is no object'), v.object(entries));
}

/** Schema that replaces a missing or invalid value by `otherwise`. */
export function withDefault<const Schema extends v.GenericSchema>(
  schema: Schema,
  otherwise: v.InferOutput<Schema>,
) {
  return v.fallback(v.optional(schema, otherwise), otherwise);
}

/**
 * Schema for a list. It leaves out invalid elements and returns the last `maxLength` valid ones. It fails only if the
 * value is no list.
 */
export function arrayOfValid<Element>(element: v.GenericSchema<unknown, Element>, maxLength: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((elements): Element[] =>
      elements
        .map((value) => v.safeParse(element, value))
        .flatMap((result) => (result.success ? [result.output] : []))
        .slice(-maxLength),
    ),
  );
}

/** Schema for a text, with "" as default. */
export const text = withDefault(v.string(), '');

/** Schema for a boolean, with `false` as default. */
export const flag = withDefault(v.boolean(), false);
