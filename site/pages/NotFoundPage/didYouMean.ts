import type { Page } from '#services/knowledge';

/** Returns the number of letters to add, remove or change to turn one word into the other (Levenshtein distance). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    let corner = i;
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries()) {
      const above = row[j + 1] ?? 0;
      const change = corner + Number(letter !== otherLetter);
      next.push(Math.min(change, above + 1, (next[j] ?? 0) + 1));
      corner = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Length of the longest path that is compared, because the computing time grows with the square of the length. All
 * paths of the site are shorter than half of this.
 */
const longestPath = 80;
/** Largest share of letters that may differ. */
const tolerance = 1 / 3;

const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
const normalised = (path: string) => path.toLowerCase().replace(/\.html?$|\/+$/g, '');

/**
 * Returns the page with the path most similar to a mistyped one. In the whole path, or in its last part, at most a
 * third of the letters may differ. Returns `undefined` if no path is similar enough.
 */
export function didYouMean(pathname: string, pages: readonly Page[]): Page | undefined {
  if (pathname.length > longestPath) return undefined;
  const wantedPath = normalised(pathname);
  const nearest = pages
    .filter(({ path }) => path !== '/')
    .map((page) => {
      const pairs = [
        [wantedPath, page.path],
        [lastPart(wantedPath), lastPart(page.path)],
      ] as const;
      const differences = pairs.map(([a, b]) => editDistance(a, b) / Math.max(a.length, b.length, 1));
      return { page, difference: Math.min(...differences) };
    })
    .sort((a, b) => a.difference - b.difference)[0];
  return nearest && nearest.difference <= tolerance ? nearest.page : undefined;
}
