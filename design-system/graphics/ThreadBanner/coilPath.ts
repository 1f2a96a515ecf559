/** Length of the straight pieces at both ends, in units: longer than any window is wide. */
const beyond = 4000;
/** Left edge and width of the loops. */
const start = 14;
const reach = 196;
const middle = 32;
const radius = 29;
/** Number of points on each loop. The path is rounded at each point. */
const steps = 12;

/** Returns the path of a straight line with `turns` loops, in a box of 64 units. The first loops are the widest. */
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
