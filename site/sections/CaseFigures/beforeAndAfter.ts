/** Lengths of two bars, from 0 to 1. */
export interface Bars {
  readonly before: number;
  readonly after: number;
}

/** Two figures of one quantity. */
export interface BeforeAndAfter {
  readonly before: string;
  readonly after: string;
  /** Length of the bar before and of the bar after. The larger figure has the length 1. */
  readonly bars: Bars;
}

/** Duration of each unit of time, in seconds. Any other unit counts as 1. */
const seconds: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1 };

/** Reads a figure like "1,100 → 310" or "9 h → 40 s". Returns `undefined` if the figure has no arrow. */
export function beforeAndAfter(figure: string): BeforeAndAfter | undefined {
  const [before, after] = figure.split(' → ');
  if (before === undefined || after === undefined) return undefined;
  const unit = unitOf(after);
  // "9 → 40 min" has its unit only once.
  const amountBefore = amountOf(before, unitOf(before) || unit);
  const amountAfter = amountOf(after, unit);
  const larger = Math.max(amountBefore, amountAfter);
  return { before, after, bars: { before: amountBefore / larger, after: amountAfter / larger } };
}

const unitOf = (text: string) => /[a-z]+$/.exec(text)?.[0] ?? '';

const amountOf = (text: string, unit: string) =>
  Number.parseFloat(text.replaceAll(',', '')) * (seconds[unit] ?? 1);

/** Returns the share of a figure like "3 of 14", between 0 and 1. Returns `undefined` for any other text. */
export function shareOf(figure: string): number | undefined {
  const [part, whole] = figure.split(' of ');
  return whole ? Number(part) / Number(whole) : undefined;
}
