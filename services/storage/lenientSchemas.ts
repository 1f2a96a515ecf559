import * as v from 'valibot';

import { isRecord } from '../isRecord.ts';

/** An object that is no array; any other value fails. */
export function plainObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.check(isRecord, 'is no object'), v.object(entries));
}

/** A value of this schema, or `otherwise` where it is missing or wrong. */
export function withDefault<const Schema extends v.GenericSchema>(
  schema: Schema,
  otherwise: v.InferOutput<Schema>,
) {
  return v.fallback(v.optional(schema, otherwise), otherwise);
}

/** The elements that fit the schema, the newest `cap` of them. Only something that is no list fails. */
export function arrayOfValid<Element>(element: v.GenericSchema<unknown, Element>, cap: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((elements): Element[] =>
      elements
        .map((value) => v.safeParse(element, value))
        .flatMap((result) => (result.success ? [result.output] : []))
        .slice(-cap),
    ),
  );
}

/** A text, or the empty text. */
export const text = withDefault(v.string(), '');

/** A yes, or no. */
export const flag = withDefault(v.boolean(), false);
