/** A place in the drawing, in its own units; y grows downwards. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bastion for every eleventh of the circle, begun in 1567 by the engineer Giulio Savorgnano. */
export const bastions = 11;
/** Middle of the square drawing of 460 units. */
export const mapMiddle: Point = { x: 230, y: 230 };

/** The place at this distance from the middle, `degrees` clockwise from the north. */
export function polar(degrees: number, distance: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: mapMiddle.x + distance * Math.cos(angle), y: mapMiddle.y + distance * Math.sin(angle) };
}

const radius = 164;

// One side of a bastion in units, from its neck to its tip: how far aside of its axis, how far out of the wall, and
// how much each of the two shrinks per unit when the line moves inwards.
const side = [
  { aside: 16, out: 0, asideIn: 1, outIn: 1 },
  { aside: 16, out: 11, asideIn: 1, outIn: -0.6 },
  { aside: 27, out: 16, asideIn: 1.7, outIn: -0.2 },
] as const;
const tip = { out: 50, outIn: 1.5 } as const;

/**
 * The star of the Venetian walls as one closed path, or a line inside it at a distance of `inset` units (0 to 12). A
 * straight piece of wall faces north.
 */
export function wallPath(inset = 0): string {
  const corners = Array.from({ length: bastions }, (_, index) => {
    const axis = ((index + 0.5) * 360) / bastions;
    const along = ((axis - 90) * Math.PI) / 180;
    const corner = (aside: number, out: number): Point => {
      const { x, y } = polar(axis, radius + out);
      return { x: x - aside * Math.sin(along), y: y + aside * Math.cos(along) };
    };
    const half = side.map(({ aside, out, asideIn, outIn }) => ({
      aside: aside - asideIn * inset,
      out: out - outIn * inset,
    }));
    return [
      ...half.map(({ aside, out }) => corner(-aside, out)),
      corner(0, tip.out - tip.outIn * inset),
      ...half.toReversed().map(({ aside, out }) => corner(aside, out)),
    ];
  }).flat();
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
