import { tangle } from '../geometry/tangle.ts';
import type { ThreadShape } from './threadPaths.ts';

/** The upright drawing for phones: its width and height, in its own units. */
export const narrowBox = { width: 320, height: 258 } as const;
/** The place and size of the ingot in it. */
export const narrowMiddle = { x: 60, y: 190, scale: 0.62 } as const;
/** Positions below the drawing, in per cent of its width. */
export const narrowMark = { laneEnd: 35 } as const;
const first = 24;
const last = 96;

/** Distance of lane `index` from the left, in units. */
export const narrowLane = (index: number, lanes: number) =>
  lanes === 1 ? narrowMiddle.x : first + ((last - first) * index) / (lanes - 1);

/** The tangle, which comes from beyond the left edge, and the fan below the ingot, from which the lanes go down. */
export function narrowPaths({ seed, lanes }: ThreadShape) {
  const { x, y } = narrowMiddle;
  const below = y + 18;
  return {
    tangles: tangle({
      seed,
      count: lanes,
      turns: 11,
      knot: { left: 4, top: 16, right: 316, bottom: 142 },
      from: (index) => ({ x: -48, y: 24 + (110 * (index + 0.5)) / lanes }),
      to: (index) => [
        { x: x + (narrowLane(index, lanes) - x) * 1.1, y: y - 42 },
        { x: x + (narrowLane(index, lanes) - x) * 0.3, y: y - 16 },
      ],
    }),
    fan: Array.from({ length: lanes }, (_, index) => {
      const end = narrowLane(index, lanes);
      // The last piece is upright: there the lanes below take over.
      return `M${x} ${below}C${x} ${below + 22} ${end} ${below + 10} ${end} ${below + 34}V${narrowBox.height}`;
    }),
  };
}
