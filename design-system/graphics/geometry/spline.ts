/** A point in a drawing, in the units of the drawing. `y` grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Area of a drawing that a line must not leave. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bounds that no drawing reaches. */
export const unbounded: Bounds = { left: -10_000, top: -10_000, right: 10_000, bottom: 10_000 };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Returns the point itself, or the nearest point inside the bounds. */
export const clampToBounds = ({ x, y }: Point, { left, top, right, bottom }: Bounds): Point => ({
  x: clamp(x, left, right),
  y: clamp(y, top, bottom),
});

const toText = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/**
 * Returns the path of a smooth line through all points (Catmull-Rom, written as Bézier curves in whole units). A Bézier
 * curve stays inside the hull of its control points. The control points are moved inside the bounds, so the line stays
 * inside the bounds too.
 */
export function spline(points: readonly Point[], bounds: Bounds): string {
  const pointAt = (index: number) => points[clamp(index, 0, points.length - 1)] ?? { x: 0, y: 0 };
  const control = (from: Point, before: Point, after: Point, sign: 1 | -1) =>
    clampToBounds(
      { x: from.x + (sign * (after.x - before.x)) / 6, y: from.y + (sign * (after.y - before.y)) / 6 },
      bounds,
    );
  const curves = points.slice(1).map((point, index) => {
    const start = pointAt(index);
    const first = control(start, pointAt(index - 1), point, 1);
    const second = control(point, start, pointAt(index + 2), -1);
    return `C${toText(first)} ${toText(second)} ${toText(clampToBounds(point, bounds))}`;
  });
  return `M${toText(clampToBounds(pointAt(0), bounds))}${curves.join('')}`;
}
