import type { Point } from '../geometry/spline.ts';
import { tangle } from '../geometry/tangle.ts';

/** Parameters of the drawing `Thread`: tangled lines enter a machine and leave it as straight lanes. */
export interface ThreadShape {
  /** Whole number. The same seed gives the same drawing. */
  readonly seed: number;
  /** Number of lanes, from 1 to 9. */
  readonly laneCount: number;
}

/** A lane: a line from the machine to a finished task. `end` is the centre of its dot. */
export interface ThreadLane {
  readonly path: string;
  readonly end: Point;
}

/** SVG path data of the lines of a `Thread`, in the units of its view box. */
export interface ThreadPaths {
  readonly tangles: readonly string[];
  readonly lanes: readonly ThreadLane[];
}

/**
 * Area of the drawing. The lanes are distributed evenly over its height. The tangle begins `overhang` units left of
 * this area. Wider windows show the lines of `leadIn` too.
 */
export const threadBox = { left: 0, top: 42.5, width: 765, height: 375, overhang: 620 } as const;
/** Centre of the machine, an upright ingot, in the drawing for wide windows. */
export const machineCentre: Point = { x: 480, y: 230 };
/** Distance from the centre of the machine at which the tangle ends and the lanes begin. */
export const machineEdge = 28;

/** Returns the height of lane `index`. */
export const laneY = (index: number, laneCount: number) =>
  threadBox.top + (threadBox.height * (index + 0.5)) / laneCount;

/**
 * Returns a level line from beyond the left edge of any window, which bends into the beginning of `path`. It is a path
 * of its own, so that an animation of `path` begins where most windows see it.
 */
export function leadIn(path: string): string {
  const [x = 0, y = 0, nextX = 0, nextY = 0] = path.match(/-?\d+/g)?.map(Number) ?? [];
  const bend = 140;
  const level = y - (bend * (nextY - y)) / (nextX - x);
  return `M-4000 ${level}H${x - 2 * bend}Q${x - bend} ${level} ${x} ${y}`;
}

/**
 * Returns the paths of the drawing for wide windows: a tangle from the left to the machine, and straight lanes to the
 * right.
 */
export function threadPaths({ seed, laneCount }: ThreadShape): ThreadPaths {
  const { x, y } = machineCentre;
  /** Returns a height. `spread` is 0 at the centre of the machine and 1 at lane `index`. */
  const heightAt = (index: number, spread: number) => y + spread * (laneY(index, laneCount) - y);
  return {
    tangles: tangle({
      seed,
      count: laneCount,
      turns: 16,
      knot: { left: -8, top: 66, right: 372, bottom: 394 },
      from: (index) => ({ x: -threadBox.overhang, y: laneY(index, laneCount) }),
      // Just before the machine the lines no longer cross.
      to: (index) => [
        { x: x - 76, y: heightAt(index, 0.55) },
        { x: x - machineEdge, y: heightAt(index, 0.16) },
      ],
    }),
    lanes: Array.from({ length: laneCount }, (_, index) => {
      const end = { x: threadBox.width - 5, y: laneY(index, laneCount) };
      return {
        path: `M${x + machineEdge} ${y}C${x + 80} ${y} ${x + 80} ${end.y} ${x + 140} ${end.y}H${end.x}`,
        end,
      };
    }),
  };
}
