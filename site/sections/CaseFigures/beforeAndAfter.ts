/** Lengths of two bars, from 0 to 1. */
export interface Bars {
  readonly before: number;
  readonly after: number;
}

/** Two figures of one quantity. */
export interface BeforeAndAfter {
  readonly before: string;
  readonly after: string;
  /** Left out if a figure is not a positive number or 0, or if both are 0. The larger figure has the length 1. */
  readonly bars?: Bars;
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
  if (!(larger > 0 && Math.min(amountBefore, amountAfter) >= 0)) return { before, after };
  return { before, after, bars: { before: amountBefore / larger, after: amountAfter / larger } };
}

const unitOf = (text: string) => /[a-z]+$/.exec(text)?.[0] ?? '';

/** Returns the amount in seconds, or in its own unit. Returns `NaN` if the text does not begin with a number. */
const amountOf = (text: string, unit: string) =>
  Number.parseFloat(text.replaceAll(',', '')) * (seconds[unit] ?? 1);

/** Returns the share of a figure like "3 of 14", between 0 and 1. Returns `undefined` for any other text. */
export function shareOf(figure: string): number | undefined {
  const [part = Number.NaN, whole = Number.NaN] = figure.split(' of ').map(Number);
  const share = part / whole;
  return share >= 0 && share <= 1 ? share : undefined;
}
