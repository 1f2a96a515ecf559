import { type Point, spline } from '../geometry/spline.ts';
import { tangle } from '../geometry/tangle.ts';
import type { ThreadPaths, ThreadShape } from '../Thread/threadPaths.ts';

/** Size of the drawing for telephones, in its own units. */
export const stripBox = { width: 320, height: 112 } as const;
/** Position and scale of the ingot. */
export const stripMiddle = { x: 158, y: 56, scale: 0.44 } as const;

const laneY = (index: number, lanes: number) => (stripBox.height * (index + 0.5)) / lanes;

export interface StripShape extends ThreadShape {
  /** Whether there are labels at the ends of the lanes. */
  readonly labelled: boolean;
}

/** Returns the lanes from the ingot. They end before the labels, or at the right edge if there are no labels. */
const lanesFromIngot = ({ lanes, labelled }: StripShape) =>
  Array.from({ length: lanes }, (_, index) => {
    const { x, y } = stripMiddle;
    const end = { x: labelled ? 206 : stripBox.width - 6, y: laneY(index, lanes) };
    return { path: `M${x + 12} ${y}C${x + 26} ${y} ${x + 20} ${end.y} ${x + 38} ${end.y}H${end.x}`, end };
  });

/** Returns the paths of the strip: a tangle from the left to the ingot, and straight lanes to the right. */
export function stripPaths(shape: StripShape): ThreadPaths {
  const { x, y } = stripMiddle;
  return {
    tangles: tangle({
      seed: shape.seed,
      count: 3,
      turns: 8,
      knot: { left: -4, top: 4, right: 120, bottom: 108 },
      from: (index) => ({ x: -48, y: laneY(index, 3) }),
      to: (index) => [
        { x: x - 30, y: y + 8 * (index - 1) },
        { x: x - 12, y: y + 3 * (index - 1) },
      ],
    }),
    lanes: lanesFromIngot(shape),
  };
}

/** Area without bounds. */
const everywhere = { left: -10_000, top: -10_000, right: 10_000, bottom: 10_000 };

/** Returns smooth lines that begin left of the drawing and meet at the ingot, for a strip without a tangle. */
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
