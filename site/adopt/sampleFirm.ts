import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const texts = v.array(v.string());
const replacements = v.record(v.string(), v.string());
const schema = v.object({
  cases: texts,
  posts: texts,
  /** Words of the sample report, and their replacements. */
  reportWords: replacements,
  /** Sentences with figures of the sample's cases, and what stays of them. */
  caseFigures: replacements,
  drawingsWithAmounts: texts,
  greekInDrawings: replacements,
  /** Words and figures by kind: "city", "law". */
  marks: v.record(v.string(), texts),
});

/** Marks of the sample, and files that hold them. */
export type SampleFirm = v.InferOutput<typeof schema>;

/** Facts of the sample that the site must lose when another firm takes it over. */
export const sampleFirm: SampleFirm = v.parse(
  schema,
  JSON.parse(readFileSync(new URL('../../services/knowledge/sampleFirm.json', import.meta.url), 'utf8')),
);

/** Sign of a currency before an amount, with its space if it has one. */
export const signOf = (currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 })
    .format(1)
    .replace('1', '');
