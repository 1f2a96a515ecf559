import * as v from 'valibot';

import { offerings } from '#services/knowledge';

/** Words somebody has written, without a space too many at either end. */
const words = v.pipe(
  v.string(),
  v.minLength(2),
  v.check((text) => text === text.trim()),
);
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const some = (least: number) => v.pipe(v.array(words), v.minLength(least));
const serviceId = v.picklist(offerings.map(({ id }) => id));

/** Rules for an automation in the catalogue. */
export const automation = v.strictObject({
  id: slug,
  title: words,
  area: v.picklist(['Customer service', 'Sales', 'Operations', 'Finance', 'HR', 'Marketing']),
  trigger: words,
  result: words,
  steps: some(2),
  systems: some(1),
  hoursSaved: v.pipe(v.number(), v.minValue(1), v.maxValue(80)),
  // The catalogue's figure is recomputed from this sentence.
  basis: v.pipe(v.string(), v.regex(/: \d+ [^,]+ a week, \d+ minutes? saved on each$/)),
  service: serviceId,
});

const figure = v.strictObject({ value: v.pipe(v.string(), v.regex(/\d/)), label: words });

const count = v.strictObject({
  count: v.pipe(v.number(), v.minValue(0)),
  value: v.exactOptional(words),
  text: words,
});

const share = v.tuple([v.number(), v.number()]);

const example = v.strictObject({
  kind: v.picklist(['call', 'messages', 'document']),
  title: words,
  note: words,
  scale: v.exactOptional(share),
  lines: v.pipe(
    v.array(
      v.strictObject({
        label: words,
        figure: v.exactOptional(words),
        text: words,
        greek: v.exactOptional(words),
        bar: v.exactOptional(share),
        state: v.exactOptional(v.picklist(['done', 'passedOn', 'gone'])),
      }),
    ),
    v.minLength(2),
    v.maxLength(5),
  ),
});

const payback = v.strictObject({
  hours: v.exactOptional(
    v.strictObject({ count: v.pipe(v.number(), v.minValue(1)), a: v.picklist(['week', 'month']) }),
  ),
  gains: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ what: words, amount: v.pipe(v.number(), v.minValue(1)) })),
      v.minLength(1),
      v.maxLength(2),
    ),
  ),
  spent: v.exactOptional(v.strictObject({ amount: v.pipe(v.number(), v.minValue(1)), on: words })),
  wait: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  per: v.exactOptional(v.literal('sale')),
  note: words,
});

/** Rules for a case study, the setback included. */
export const caseStudy = v.strictObject({
  slug,
  industry: words,
  client: words,
  title: words,
  summary: words,
  count: v.exactOptional(
    v.strictObject({
      mark: words,
      shape: v.exactOptional(v.picklist(['square', 'document'])),
      inRow: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      before: count,
      after: count,
      total: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      arithmetic: words,
    }),
  ),
  situation: words,
  example: v.optional(example),
  built: v.pipe(v.array(v.strictObject({ title: words, text: words })), v.minLength(2)),
  figures: v.pipe(v.array(figure), v.length(3)),
  setback: words,
  voice: v.optional(v.strictObject({ text: words, speaker: words })),
  days: v.pipe(v.number(), v.minValue(1)),
  results: v.pipe(
    v.array(v.strictObject({ value: v.pipe(v.string(), v.regex(/\d/)), name: words, note: words })),
    v.minLength(1),
    v.maxLength(2),
  ),
  priceFor: v.exactOptional(words),
  monthly: v.pipe(v.number(), v.minValue(0)),
  payback,
  duration: v.pipe(words, v.regex(/^\d+ (week|month)s?$/)),
  services: v.pipe(v.array(serviceId), v.minLength(1)),
});

const priceExample = v.strictObject({
  example: words,
  days: v.pipe(v.number(), v.minValue(1)),
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1)),
  monthly: v.pipe(v.number(), v.minValue(0)),
});

/** Rules for a service with a page. */
export const service = v.strictObject({
  id: slug,
  title: words,
  description: words,
  useCases: v.pipe(v.array(v.strictObject({ text: words, benefit: words })), v.minLength(1)),
  summary: words,
  question: v.pipe(words, v.endsWith('?')),
  problem: words,
  change: words,
  process: v.strictObject({
    name: words,
    titles: v.strictObject({ before: words, after: words }),
    before: some(2),
    after: some(2),
  }),
  typicalTime: v.pipe(words, v.regex(/\d/)),
  typicalReturn: words,
  effort: v.picklist(['Easy', 'Medium', 'Hard']),
  clientProvides: words,
  caseStudy: v.optional(slug),
  price: v.optional(
    v.strictObject({
      small: priceExample,
      usual: priceExample,
      large: priceExample,
      dearer: some(1),
      moves: v.optional(v.strictObject({ fewest: v.number(), most: v.number() })),
    }),
  ),
});

/** The names of the fields that are missing or wrong; none when the entry is complete. */
export function wrongFields(schema: v.GenericSchema, entry: unknown): string[] {
  const result = v.safeParse(schema, entry);
  return result.success ? [] : result.issues.map((issue) => v.getDotPath(issue) ?? 'the whole entry');
}
