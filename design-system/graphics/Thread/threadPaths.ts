import type { Point } from '../geometry/spline.ts';
import { tangle } from '../geometry/tangle.ts';

/** Parameters of a Thread. */
export interface ThreadShape {
  /** Whole number. The same seed gives the same drawing. */
  readonly seed: number;
  /** Number of lines, 1 to 9. */
  readonly lanes: number;
}

/** A straight line from the ingot to a finished task. */
export interface ThreadLane {
  readonly path: string;
  readonly end: Point;
}

/** SVG path data of a Thread, in the units of its view box. */
export interface ThreadPaths {
  readonly tangles: readonly string[];
  readonly lanes: readonly ThreadLane[];
}

/**
 * Area of the drawing. The lanes are distributed evenly over its height. The tangle begins `overhang` units left of it,
 * at the edge of a window of 2560 px.
 */
export const threadBox = { left: 0, top: 42.5, width: 765, height: 375, overhang: 620 } as const;
/** Position of the ingot in the wide drawing. */
export const threadMiddle: Point = { x: 480, y: 230 };

const laneY = (index: number, lanes: number) => threadBox.top + (threadBox.height * (index + 0.5)) / lanes;

/**
 * Returns the paths of the drawing for wide windows: a tangle from the left to the ingot, and straight lanes to the
 * right.
 */
export function threadPaths({ seed, lanes }: ThreadShape): ThreadPaths {
  const { x, y } = threadMiddle;
  const fromMiddle = (index: number, share: number) => y + share * (laneY(index, lanes) - y);
  return {
    tangles: tangle({
      seed,
      count: lanes,
      turns: 16,
      knot: { left: -8, top: 66, right: 372, bottom: 394 },
      from: (index) => ({ x: -threadBox.overhang, y: laneY(index, lanes) }),
      // Before the ingot the lines are in order.
      to: (index) => [
        { x: x - 76, y: fromMiddle(index, 0.55) },
        { x: x - 28, y: fromMiddle(index, 0.16) },
      ],
    }),
    lanes: Array.from({ length: lanes }, (_, index) => {
      const end = { x: threadBox.width - 5, y: laneY(index, lanes) };
      return { path: `M${x + 28} ${y}C${x + 80} ${y} ${x + 80} ${end.y} ${x + 140} ${end.y}H${end.x}`, end };
    }),
  };
}
