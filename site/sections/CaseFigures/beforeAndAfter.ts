/** Two figures of one quantity, and their ratio. */
export interface BeforeAndAfter {
  readonly before: string;
  readonly after: string;
  /** The smaller figure divided by the larger one: above 0 and at most 1. */
  readonly share: number;
}

/** Length of each unit of time in seconds. Any other unit counts as 1. */
const seconds: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1 };

/** Reads a figure like "1,100 → 310" or "9 h → 40 s". Returns `undefined` if the figure has no arrow. */
export function beforeAndAfter(figure: string): BeforeAndAfter | undefined {
  const [before, after] = figure.split(' → ');
  if (before === undefined || after === undefined) return undefined;
  const unit = unitOf(after);
  const [from, to] = [amountOf(before, unitOf(before) || unit), amountOf(after, unit)];
  return { before, after, share: Math.min(from, to) / Math.max(from, to) };
}

const unitOf = (text: string) => /[a-z]+$/.exec(text)?.[0] ?? '';

const amountOf = (text: string, unit: string) =>
  Number.parseFloat(text.replaceAll(',', '')) * (seconds[unit] ?? 1);

/** Returns the share of a figure like "3 of 14", between 0 and 1. Returns `undefined` for any other text. */
export function shareOf(figure: string): number | undefined {
  const [part, whole] = figure.split(' of ');
  return whole ? Number(part) / Number(whole) : undefined;
}
