/** Number of the systems of today, one lane each. */
const lanes = 9;

/** The units of the two drawings, today and the years; both are stretched, so lines must not scale their stroke. */
export const boxes = { today: { width: 100, height: 270 }, years: { width: 900, height: 270 } } as const;

/** A part of the three years, in units of their drawing. */
const alongYears = (at: number) => Math.round(at * boxes.years.width);

/** The height at which a lane runs. */
const row = (lane: number) => (lane + 0.5) * (boxes.years.height / lanes);

/** Starts of the lines that lead to each lane, unordered. */
export const began = [4, 0, 7, 2, 8, 5, 1, 6, 3] as const;

/**
 * Lanes that are switched off, and when, as a part of the three years: in May, in March of the second, in March of the
 * third. The years begin at 0, 0.345 and 0.69: their columns have gaps.
 */
export const ends = [
  { lane: 2, at: 0.13 },
  { lane: 4, at: 0.755 },
  { lane: 7, at: 0.415 },
] as const;

/** End of each system that stays: a lane, or the middle of the two that become one in the second year. */
export const arrivals = [0.5, 3, 5.5, 8] as const;
/** Length of the bend at whose end two lines are one, in units of the drawing. */
const bend = 81;

/** Mergers of two systems: lanes, and time as a part of the three years. A quarter lies between two moves. */
export const joins = [
  { lane: 0.5, at: 0.47 },
  { lane: 5.5, at: 0.555 },
] as const;

/** All lines of today: from where they begin to their lanes. */
export const tangle = began
  .map((start, lane) => `M0 ${row(start)}C64 ${row(start)} 36 ${row(lane)} 100 ${row(lane)}`)
  .join('');

/** The same lines for narrow windows, where each begins on its lane. */
export const straight = began.map((_, lane) => `M0 ${row(lane)}H100`).join('');

function lineOf(lane: number): string {
  const end = ends.find((each) => each.lane === lane);
  if (end) return `M0 ${row(lane)}H${alongYears(end.at)}`;
  const arrival = arrivals.find((each) => Math.abs(each - lane) < 1) ?? lane;
  const y = row(lane);
  const join = joins.find((each) => each.lane === arrival);
  // After a merger, one of the two lines continues.
  return `M0 ${y}${join ? bendTo(join, y) : ''}${arrival > lane ? '' : `H${boxes.years.width}`}`;
}

/** From the lane of a line to where it joins another. */
function bendTo({ lane, at }: (typeof joins)[number], y: number): string {
  const until = alongYears(at);
  const middle = until - bend / 2;
  return `H${until - bend}C${middle} ${y} ${middle} ${row(lane)} ${until} ${row(lane)}`;
}

/** One path for each system over the years, to where it ends, joins another or arrives. */
export const systemPaths: readonly string[] = began.map((_, lane) => lineOf(lane));

/** A dot as a line without length, which stays round however the drawing is stretched. */
const dot = (x: number, y: number) => `M${x} ${y}h0`;

/** Points at which systems are switched off. */
export const switchedOff = ends.map(({ lane, at }) => dot(alongYears(at), row(lane))).join('');

/** Points at which two systems become one. */
export const joined = joins.map(({ lane, at }) => dot(alongYears(at), row(lane))).join('');

/** Ends of the systems that stay. */
export const arrived = arrivals.map((lane) => dot(boxes.years.width, row(lane))).join('');
