import { seededRandom } from '../geometry/seededRandom.ts';
import { type Point, spline } from '../geometry/spline.ts';
import { threadBox, threadMiddle } from './threadPaths.ts';

/** Returns three fractions by which line `index` swings up or down. The same line always gets the same fractions. */
function sway(index: number): readonly number[] {
  const next = seededRandom(index + 1);
  return [1, 0.7, 0.35].map((share) => share * (2 * next() - 1));
}

const everywhere = { left: -10_000, top: -10_000, right: 10_000, bottom: 10_000 };

/** Returns the lines of a `PulledThread` from the left edge to the ingot, one for each lane. */
export function pulledPaths(lanes: number): readonly string[] {
  const { x, y } = threadMiddle;
  return Array.from({ length: lanes }, (_, index) => {
    const level = threadBox.top + (threadBox.height * (index + 0.5)) / lanes;
    const towards = (share: number) => y + share * (level - y);
    const points: Point[] = [
      ...[-threadBox.overhang, -440, -260, -90].map((x) => ({ x, y: level })),
      ...sway(index).map((share, place) => ({
        x: 30 + 110 * place,
        y: towards(0.9 - 0.1 * place) + 26 * share,
      })),
      { x: x - 76, y: towards(0.5) },
      { x: x - 28, y: towards(0.16) },
    ];
    return spline(points, everywhere);
  });
}
