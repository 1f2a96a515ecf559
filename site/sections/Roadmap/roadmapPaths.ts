/** The units of the drawing; it is stretched to its place, so lines must not scale their stroke. */
export const mapBox = { width: 1200, height: 320 } as const;

/** Where today ends and each year begins. */
export const yearLines = [240, 560, 880] as const;

const lanes = 9;
const row = (lane: number) => 24 + lane * 34;
/** Where the line that comes to each lane began: today nothing is in order. */
const began = [4, 0, 6, 2, 8, 1, 5, 3, 7];

/** Lanes that end on the way, and where. */
const ends: Readonly<Record<number, number>> = { 3: 400, 7: 500, 6: 905 };
/** Lanes that become one in the second year: lane and where both go. */
const joins: Readonly<Record<number, number>> = { 0: 0.5, 1: 0.5, 4: 4.5, 5: 4.5 };
/** What is left in the third year: lane and its place at the end. */
const remains: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 5, 8: 7 };

const bend = (x: number, from: number, until: number, to: number) =>
  `C${(x + until) / 2} ${from} ${(x + until) / 2} ${to} ${until} ${to}`;

function laneFrom(lane: number): string {
  const y = row(lane);
  const start = row(began[lane] ?? lane);
  const tangled = `M0 ${start}C200 ${start} 40 ${y} ${yearLines[0]} ${y}`;
  const end = ends[lane];
  if (end !== undefined) return `${tangled}H${end}`;
  const joined = row(joins[lane] ?? lane);
  const moved = `${tangled}H600${bend(600, y, 740, joined)}`;
  const last = remains[lane];
  if (last === undefined) return moved;
  return `${moved}H${yearLines[2]}${bend(yearLines[2], joined, 1010, row(last))}H1188`;
}

/** One path for each system of today, from the tangle to where it ends, joins another or arrives. */
export const systemPaths: readonly string[] = Array.from({ length: lanes }, (_, lane) => laneFrom(lane));

/** A dot as a line without length, which stays round however the drawing is stretched. */
const dot = (x: number, y: number) => `M${x} ${y}h0`;

/** Where systems are switched off. */
export const switchedOff = Object.entries(ends)
  .map(([lane, x]) => dot(x, row(Number(lane))))
  .join('');

/** How many systems stay. */
export const arriving = Object.keys(remains).length;

/** Where the systems that stay arrive. */
export const arrived = Object.values(remains)
  .map((place) => dot(1188, row(place)))
  .join('');

/**
 * Where a line ends, in percent. There its number stands on phones; elsewhere its name, after the ring where it is switched
 * off, above the line where it arrives.
 */
export interface NamePlace {
  readonly start: number;
  readonly top: number;
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/** For the systems that are switched off, from the first year on, then for those that stay, from above. */
export const namePlaces: readonly NamePlace[] = [
  ...Object.entries(ends)
    .sort(([, one], [, other]) => one - other)
    .map(([lane, x]) => ({
      start: percent(x, mapBox.width),
      top: percent(row(Number(lane)), mapBox.height),
    })),
  ...Object.values(remains).map((place) => ({
    start: percent(1188, mapBox.width),
    top: percent(row(place), mapBox.height),
  })),
];
