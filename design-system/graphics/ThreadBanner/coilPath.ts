/** Length of the straight pieces at both ends, in units: longer than any window is wide. */
const straightLength = 4000;
/** Left edge and width of the part with the loops. */
const loopsStart = 14;
const loopsWidth = 196;
/** Height of the straight line. */
const centreY = 32;
/** Radius of the widest loop. */
const maxRadius = 29;
/** Number of points on each loop. The path is rounded at each point. */
const pointsPerLoop = 12;

/** Returns the path of a straight line with `turns` loops, in a box of 64 units. The first loops are the widest. */
export function coilPath(turns: number): string {
  const points = Array.from({ length: turns * pointsPerLoop + 1 }, (_, index) => {
    /** Position among the loops, from 0 to 1. */
    const progress = index / (turns * pointsPerLoop);
    const angle = (2 * Math.PI * index) / pointsPerLoop;
    /** Looseness of the line, from 0 to 1: it rises quickly, then falls slowly, so that both ends are straight. */
    const slack = Math.sin(Math.PI * (1 - (1 - progress) ** 1.8)) ** 1.2;
    // The factor with the sine makes neighbouring loops differ in size.
    const radius = maxRadius * slack * (0.78 + 0.22 * Math.sin(0.35 * angle + 0.6));
    return {
      x: loopsStart + loopsWidth * progress ** 1.25 - 1.3 * radius * slack * Math.sin(angle),
      y: centreY + 5.5 * slack * Math.sin(0.61 * angle + 2) - radius * Math.cos(angle),
    };
  });
  const curves = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y };
    return `Q${from.x.toFixed(1)} ${from.y.toFixed(1)} ${((from.x + x) / 2).toFixed(1)} ${((from.y + y) / 2).toFixed(1)}`;
  });
  const loopsEnd = loopsStart + loopsWidth;
  return `M-${straightLength} ${centreY}H${loopsStart}${curves.join('')}L${loopsEnd} ${centreY}H${straightLength}`;
}
