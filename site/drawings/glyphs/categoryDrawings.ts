import { lines } from './lines.ts';

/** The subject of each category of the blog, on a 72 unit square. */
export const categoryDrawings = {
  // Lines seen through a lens.
  'tech-insights': lines(7, (k) => {
    const y = 15 + 7 * k;
    const bent = (36 + (y - 36) * 1.5).toFixed(1);
    return `M8 ${y}H16C24 ${y} 26 ${bent} 36 ${bent}S48 ${y} 56 ${y}H64`;
  }),
  // A folded broadsheet.
  'industry-news': lines(7, (k) => `M8 ${18 + 7 * k}L24 ${12 + 7 * k}L48 ${20 + 7 * k}L64 ${12 + 7 * k}`),
  // Lines that flow round the ingot.
  'company-updates': lines(6, (k) => {
    const side = k < 3 ? -1 : 1;
    const step = k < 3 ? 2 - k : k - 3;
    const far = 36 + side * (7 + 11 * step);
    const near = 36 + side * (16 + 6 * step);
    return `M8 ${far}C20 ${far} 22 ${near} 36 ${near}S52 ${far} 64 ${far}`;
  }),
} as const;
