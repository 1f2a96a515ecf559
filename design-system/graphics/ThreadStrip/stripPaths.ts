import { type Point, spline, unbounded } from '../geometry/spline.ts';
import { tangle } from '../geometry/tangle.ts';
import type { ThreadPaths, ThreadShape } from '../Thread/threadPaths.ts';

/** Size of the drawing for telephones, in its own units. */
export const stripBox = { width: 320, height: 112 } as const;
/** Centre and scale of the machine, an upright ingot. */
export const stripIngot = { x: 158, y: 56, scale: 0.44 } as const;
/** Distance from the centre of the ingot at which the tangle ends and the lanes begin. */
const ingotEdge = 12;
/** Number of lines in the tangle. */
const tangledLineCount = 3;

/** Returns the height of lane `index`. */
const laneY = (index: number, laneCount: number) => (stripBox.height * (index + 0.5)) / laneCount;

/** Parameters of the small drawing for telephones. */
export interface StripShape extends ThreadShape {
  /** Whether there are labels at the ends of the lanes. */
  readonly labelled: boolean;
}

/** Returns the lanes from the ingot. They end before the labels, or at the right edge if there are no labels. */
const lanesFromIngot = ({ laneCount, labelled }: StripShape) =>
  Array.from({ length: laneCount }, (_, index) => {
    const { x, y } = stripIngot;
    const end = { x: labelled ? 206 : stripBox.width - 6, y: laneY(index, laneCount) };
    return {
      path: `M${x + ingotEdge} ${y}C${x + 26} ${y} ${x + 20} ${end.y} ${x + 38} ${end.y}H${end.x}`,
      end,
    };
  });

/** Returns the paths of the strip: a tangle from the left to the ingot, and straight lanes to the right. */
export function stripPaths(shape: StripShape): ThreadPaths {
  const { x, y } = stripIngot;
  return {
    tangles: tangle({
      seed: shape.seed,
      count: tangledLineCount,
      turns: 8,
      knot: { left: -4, top: 4, right: 120, bottom: 108 },
      from: (index) => ({ x: -48, y: laneY(index, tangledLineCount) }),
      to: (index) => [
        { x: x - 30, y: y + 8 * (index - 1) },
        { x: x - ingotEdge, y: y + 3 * (index - 1) },
      ],
    }),
    lanes: lanesFromIngot(shape),
  };
}

/** Returns the lines of a strip without a tangle: smooth lines that begin left of the drawing and meet at the ingot. */
export function pulledStripPaths(lineCount: number): readonly string[] {
  const { x, y } = stripIngot;
  return Array.from({ length: lineCount }, (_, index) => {
    const level = laneY(index, lineCount);
    /** Returns a height between the centre of the ingot (0) and the level of the line (1). */
    const heightAt = (spread: number) => y + spread * (level - y);
    const points: Point[] = [
      { x: -48, y: level },
      { x: 40, y: level },
      { x: 90, y: heightAt(0.8) },
      { x: x - 30, y: heightAt(0.4) },
      { x: x - ingotEdge, y: heightAt(0.1) },
    ];
    return spline(points, unbounded);
  });
}
