/** Two figures of one quantity, and their ratio. */
export interface BeforeAndAfter {
  readonly before: string;
  readonly after: string;
  /** The smaller one's part of the larger, above 0 and at most 1. */
  readonly share: number;
}

/** Unit of time in seconds; 1 for any other unit. */
const seconds: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1 };

/** Reads a figure like "1,100 → 310" or "9 h → 40 s"; `undefined` when there is no value before. */
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

/** Reads a figure like "3 of 14" as a part of 1; `undefined` for any other text. */
export function shareOf(figure: string): number | undefined {
  const [part, whole] = figure.split(' of ');
  return whole ? Number(part) / Number(whole) : undefined;
}
