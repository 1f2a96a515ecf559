import { type Point, spline } from '../geometry/spline.ts';
import { tangle } from '../geometry/tangle.ts';
import type { ThreadPaths, ThreadShape } from '../Thread/threadPaths.ts';

/** The drawing for phones: its width and height, in its own units. */
export const stripBox = { width: 320, height: 112 } as const;
/** The place and size of the ingot in it. */
export const stripMiddle = { x: 158, y: 56, scale: 0.44 } as const;

const laneY = (index: number, lanes: number) => (stripBox.height * (index + 0.5)) / lanes;
/** Lanes end before the labels, or at the right edge where there are none. */
const laneEnd = (labelled: boolean) => (labelled ? 206 : stripBox.width - 6);

export interface StripShape extends ThreadShape {
  /** Whether labels stand at the ends of the lanes. */
  readonly labelled: boolean;
}

const fan = (lanes: number, labelled: boolean) =>
  Array.from({ length: lanes }, (_, index) => {
    const { x, y } = stripMiddle;
    const end = { x: laneEnd(labelled), y: laneY(index, lanes) };
    return { path: `M${x + 12} ${y}C${x + 26} ${y} ${x + 20} ${end.y} ${x + 38} ${end.y}H${end.x}`, end };
  });

/** The strip: a tangle from the left, the ingot, straight lanes to the right. */
export function stripPaths({ seed, lanes, labelled }: StripShape): ThreadPaths {
  const { x, y } = stripMiddle;
  return {
    tangles: tangle({
      seed,
      count: 3,
      turns: 8,
      knot: { left: -4, top: 4, right: 120, bottom: 108 },
      from: (index) => ({ x: -48, y: laneY(index, 3) }),
      to: (index) => [
        { x: x - 30, y: y + 8 * (index - 1) },
        { x: x - 12, y: y + 3 * (index - 1) },
      ],
    }),
    lanes: fan(lanes, labelled),
  };
}

const everywhere = { left: -10_000, top: -10_000, right: 10_000, bottom: 10_000 };

/** Lines that have been pulled out of the tangle of the strip, from the left edge to the ingot. */
export function pulledStripPaths(lanes: number): readonly string[] {
  const { x, y } = stripMiddle;
  return Array.from({ length: lanes }, (_, index) => {
    const level = laneY(index, lanes);
    const points: Point[] = [
      { x: -48, y: level },
      { x: 40, y: level },
      { x: 90, y: y + 0.8 * (level - y) },
      { x: x - 30, y: y + 0.4 * (level - y) },
      { x: x - 12, y: y + 0.1 * (level - y) },
    ];
    return spline(points, everywhere);
  });
}
