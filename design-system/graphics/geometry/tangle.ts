import { seededRandom } from './seededRandom.ts';
import { type Bounds, type Point, spline, within } from './spline.ts';

/** Parameters of a tangle. */
export interface TangleShape {
  /** The same seed gives the same tangle. */
  readonly seed: number;
  /** Number of lines. */
  readonly count: number;
  /** Number of turns of each line. */
  readonly turns: number;
  /** Area of the turns. */
  readonly knot: Bounds;
  /** Start and end of line `index`. */
  readonly from: (index: number) => Point;
  readonly to: (index: number) => readonly Point[];
}

// A shape between circle and square, which also fills the corners of the knot.
const squarish = (side: number) => Math.sign(side) * Math.abs(side) ** 0.7;

/** Lines that enter, cross inside the knot and leave in order; one path each. */
export function tangle({ seed, count, turns, knot, from, to }: TangleShape): string[] {
  const next = seededRandom(seed);
  const middle = { x: (knot.left + knot.right) / 2, y: (knot.top + knot.bottom) / 2 };
  const reach = { x: (knot.right - knot.left) / 2, y: (knot.bottom - knot.top) / 2 };

  return Array.from({ length: count }, (_, index) => {
    const sense = next() < 0.5 ? -1 : 1;
    let angle = next() * 2 * Math.PI;
    // Steps of a quarter to almost half a turn, each round its own centre, so that they cross often.
    const lost = Array.from({ length: turns }, () => {
      angle += sense * Math.PI * (0.5 + 0.4 * next());
      const radius = 0.74 * (0.55 + 0.45 * next());
      const place = (centre: number, half: number, side: number) =>
        centre + half * (0.3 * (2 * next() - 1) + radius * squarish(side));
      const x = place(middle.x, reach.x, Math.cos(angle));
      const y = place(middle.y, reach.y, Math.sin(angle));
      return within({ x, y }, knot);
    });
    const points = [from(index), ...lost, ...to(index)];
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
