import { seededRandom } from './seededRandom.ts';
import { type Bounds, clampToBounds, type Point, spline } from './spline.ts';

/** Parameters of a tangle. */
export interface TangleShape {
  /** The same seed gives the same tangle. */
  readonly seed: number;
  /** Number of lines. */
  readonly count: number;
  /** Number of turns of each line. */
  readonly turns: number;
  /** Area in which the lines turn. */
  readonly knot: Bounds;
  /** Returns the start of line `index`. */
  readonly from: (index: number) => Point;
  /** Returns the last points of line `index`, in order. */
  readonly to: (index: number) => readonly Point[];
}

// Changes a coordinate of a circle, from -1 to 1, so that the circle becomes a shape between circle and square. This
// shape fills the corners of the knot too.
const squarish = (side: number) => Math.sign(side) * Math.abs(side) ** 0.7;

/** Returns one path for each line. The lines enter the knot, cross inside it, and leave it in order. */
export function tangle({ seed, count, turns, knot, from, to }: TangleShape): string[] {
  const next = seededRandom(seed);
  const middle = { x: (knot.left + knot.right) / 2, y: (knot.top + knot.bottom) / 2 };
  const halfSize = { x: (knot.right - knot.left) / 2, y: (knot.bottom - knot.top) / 2 };

  return Array.from({ length: count }, (_, index) => {
    const direction = next() < 0.5 ? -1 : 1;
    let angle = next() * 2 * Math.PI;
    // Each point is a quarter to almost half a turn further than the last one, around a centre of its own, so that the
    // lines cross often.
    const knotPoints = Array.from({ length: turns }, () => {
      angle += direction * Math.PI * (0.5 + 0.4 * next());
      const radius = 0.74 * (0.55 + 0.45 * next());
      const coordinate = (centre: number, half: number, side: number) =>
        centre + half * (0.3 * (2 * next() - 1) + radius * squarish(side));
      const x = coordinate(middle.x, halfSize.x, Math.cos(angle));
      const y = coordinate(middle.y, halfSize.y, Math.sin(angle));
      return clampToBounds({ x, y }, knot);
    });
    const points = [from(index), ...knotPoints, ...to(index)];
    const xs = [knot.left, knot.right, ...points.map(({ x }) => x)];
    const ys = [knot.top, knot.bottom, ...points.map(({ y }) => y)];
    return spline(points, {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    });
  });
}
