/** Number of systems today. Each has one lane, the horizontal track of its line. */
const laneCount = 9;

/** Sizes of the two drawings in their own units. Both drawings are stretched, so their strokes must not scale. */
export const boxes = { today: { width: 100, height: 270 }, years: { width: 900, height: 270 } } as const;

/** Converts a part of the three years (0 to 1) into units of the drawing. */
const alongYears = (share: number) => Math.round(share * boxes.years.width);

/** Returns the y coordinate of a lane, in units of the drawing. */
const yOf = (lane: number) => (lane + 0.5) * (boxes.years.height / laneCount);

/**
 * Lane at which each line begins, in the order of the lanes to which the lines lead. The order makes the lines cross.
 */
export const startLanes = [4, 0, 7, 2, 8, 5, 1, 6, 3] as const;

/**
 * Systems that are switched off, from the top: lane, and time as a part of the three years (0 to 1). The times are in
 * May of the first year, March of the third and March of the second. The years begin at 0, 0.345 and 0.69, because of
 * the column gaps.
 */
export const switchOffs = [
  { lane: 2, time: 0.13 },
  { lane: 4, time: 0.755 },
  { lane: 7, time: 0.415 },
] as const;

/** Lanes of the systems that stay. A half lane lies between the two lanes that merge into it. */
export const arrivals = [0.5, 3, 5.5, 8] as const;
/** Length of the bend before a merger, in units of the drawing. */
const bend = 81;

/**
 * Mergers of two systems: lane of the result, and time as a part of the three years (0 to 1). The mergers are a quarter
 * of a year apart.
 */
export const mergers = [
  { lane: 0.5, time: 0.47 },
  { lane: 5.5, time: 0.555 },
] as const;

/** Path of today's lines, from their beginnings to their lanes. */
export const tangle = startLanes
  .map((start, lane) => `M0 ${yOf(start)}C64 ${yOf(start)} 36 ${yOf(lane)} 100 ${yOf(lane)}`)
  .join('');

/** Path of today's lines for narrow drawings. Each line begins on its own lane. */
export const straight = startLanes.map((_, lane) => `M0 ${yOf(lane)}H100`).join('');

function systemPath(lane: number): string {
  const end = switchOffs.find((each) => each.lane === lane);
  if (end) return `M0 ${yOf(lane)}H${alongYears(end.time)}`;
  const arrival = arrivals.find((each) => Math.abs(each - lane) < 1) ?? lane;
  const y = yOf(lane);
  const merger = mergers.find((each) => each.lane === arrival);
  // After a merger, only one of the two lines continues, so that the path is not drawn twice.
  return `M0 ${y}${merger ? bendTo(merger, y) : ''}${arrival > lane ? '' : `H${boxes.years.width}`}`;
}

/** Returns the path from a line's own lane to the dot of its merger. */
function bendTo({ lane, time }: (typeof mergers)[number], y: number): string {
  const until = alongYears(time);
  const middle = until - bend / 2;
  return `H${until - bend}C${middle} ${y} ${middle} ${yOf(lane)} ${until} ${yOf(lane)}`;
}

/**
 * Paths of the systems in the three years, one for each lane. A path ends where the system is switched off, merges or
 * reaches the end.
 */
export const systemPaths: readonly string[] = startLanes.map((_, lane) => systemPath(lane));

/** Returns a dot as a line without length. Its round caps stay round when the drawing is stretched. */
const dot = (x: number, y: number) => `M${x} ${y}h0`;

/** Dots at which systems are switched off. */
export const switchOffDots = switchOffs.map(({ lane, time }) => dot(alongYears(time), yOf(lane))).join('');

/** Dots at which two systems become one. */
export const mergerDots = mergers.map(({ lane, time }) => dot(alongYears(time), yOf(lane))).join('');

/** Dots at the ends of the systems that stay. */
export const arrivalDots = arrivals.map((lane) => dot(boxes.years.width, yOf(lane))).join('');
