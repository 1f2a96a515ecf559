import { lines } from './lines.ts';

/** One line in, seven out. */
export const fanOut = lines(
  7,
  (k) => `M8 36H14C34 36 34 ${8 + (28 / 3) * k} 64 ${(8 + (28 / 3) * k).toFixed(1)}`,
);

/** The subject of each area of business, on a 72 unit square. */
export const areaDrawings = {
  // A question comes back as an answer.
  'Customer service': lines(
    6,
    (k) => `M8 ${12 + 4 * k}H40A${24 - 4 * k} ${24 - 4 * k} 0 0 1 40 ${60 - 4 * k}H8`,
  ),
  // Many enter, a few arrive.
  Sales: lines(7, (k) => `M${9 + 9 * k} 10C${9 + 9 * k} 34 ${30 + 2 * k} 30 ${30 + 2 * k} 62`),
  // Everything turns the corner together.
  Operations: lines(6, (k) => `M8 ${30 + 6 * k}H30A${4 + 6 * k} ${4 + 6 * k} 0 0 0 ${34 + 6 * k} 26V10`),
  // A stack of coins.
  Finance: lines(6, (k) => `M10 ${18 + 8 * k}C10 ${28 + 8 * k} 62 ${28 + 8 * k} 62 ${18 + 8 * k}`).concat(
    'M10 18C10 8 62 8 62 18',
  ),
  // A head and shoulders.
  HR: lines(
    4,
    (k) => `M${12 + 5 * k} 62C${12 + 5 * k} ${34 + 6.5 * k} ${60 - 5 * k} ${34 + 6.5 * k} ${60 - 5 * k} 62`,
  ).concat(
    lines(
      3,
      (k) =>
        `M36 ${10 + 3.5 * k}A${12 - 3.5 * k} ${12 - 3.5 * k} 0 1 1 36 ${34 - 3.5 * k}A${12 - 3.5 * k} ${12 - 3.5 * k} 0 1 1 36 ${10 + 3.5 * k}Z`,
    ),
  ),
  Marketing: fanOut,
} as const;
