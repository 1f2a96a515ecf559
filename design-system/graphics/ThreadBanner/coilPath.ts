/** Straight pieces of the path, in units; both run on beyond any window. */
const beyond = 4000;
/** Positions of the loops from the left, and their reach. */
const start = 14;
const reach = 196;
const middle = 32;
const radius = 29;
/** Points on each loop: the corners that are rounded. */
const steps = 12;

/** A straight line with `turns` loops in it, the wide ones first: a path in a box of 64 units. */
export function coilPath(turns: number): string {
  const points = Array.from({ length: turns * steps + 1 }, (_, step) => {
    const share = step / (turns * steps);
    const angle = (2 * Math.PI * step) / steps;
    const slack = Math.sin(Math.PI * (1 - (1 - share) ** 1.8)) ** 1.2;
    const reel = radius * slack * (0.78 + 0.22 * Math.sin(0.35 * angle + 0.6));
    return {
      x: start + reach * share ** 1.25 - 1.3 * reel * slack * Math.sin(angle),
      y: middle + 5.5 * slack * Math.sin(0.61 * angle + 2) - reel * Math.cos(angle),
    };
  });
  const curves = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y };
    return `Q${from.x.toFixed(1)} ${from.y.toFixed(1)} ${((from.x + x) / 2).toFixed(1)} ${((from.y + y) / 2).toFixed(1)}`;
  });
  return `M-${beyond} ${middle}H${start}${curves.join('')}L${start + reach} ${middle}H${beyond}`;
}
