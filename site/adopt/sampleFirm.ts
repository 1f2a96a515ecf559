import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const texts = v.array(v.string());
const replacements = v.record(v.string(), v.string());
const schema = v.object({
  cases: texts,
  posts: texts,
  /** Words of the sample report and their replacements. */
  reportWords: replacements,
  /** Sentences with figures of the sample's cases, and their replacements without these figures. */
  caseFigures: replacements,
  drawingsWithAmounts: texts,
  greekInDrawings: replacements,
  /** Words and figures by kind, such as "city" or "law". A site of another firm must not contain them. */
  marks: v.record(v.string(), texts),
});

/** Words and figures that identify the sample, and the files that contain them. */
export type SampleFirm = v.InferOutput<typeof schema>;

/** Facts of the sample that must be gone after an adoption. */
export const sampleFirm: SampleFirm = v.parse(
  schema,
  JSON.parse(readFileSync(new URL('../../services/knowledge/sampleFirm.json', import.meta.url), 'utf8')),
);

/** Signs that the fonts of the site contain: ASCII, Latin-1 and the euro. */
const inFonts = /^[\u0020-\u00ff€]*$/;

/**
 * Returns the sign of a currency before an amount, with the space after it if there is one: "€", "NOK\u00a0". A sign
 * that the fonts of the site lack is replaced by the currency's code.
 */
export function signOf(currency: string, display: 'symbol' | 'narrowSymbol'): string {
  const sign = beforeAmount(currency, display);
  return inFonts.test(sign) ? sign : beforeAmount(currency, 'code');
}

const beforeAmount = (currency: string, currencyDisplay: 'symbol' | 'narrowSymbol' | 'code') =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 })
    .format(1)
    .replace('1', '');
