import type { Page } from '#services/knowledge';

/** Returns the number of letters to add, drop or change to turn one word into the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    let corner = i;
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      const above = row[j + 1] ?? 0;
      const change = corner + Number(letter !== against);
      next.push(Math.min(change, above + 1, (next[j] ?? 0) + 1));
      corner = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Longest path that is compared, since the time grows with the square of its length. All paths of the site are shorter
 * than half of it.
 */
const longestPath = 80;
/** The share of letters that may differ. */
const tolerance = 1 / 3;

const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
const plain = (path: string) => path.toLowerCase().replace(/\.html?$|\/+$/g, '');

/**
 * The page whose address is nearest to a mistyped one: the whole path or its last part may differ by a third of its
 * letters at most. Nothing for addresses that resemble none.
 */
export function didYouMean(pathname: string, pages: readonly Page[]): Page | undefined {
  if (pathname.length > longestPath) return undefined;
  const wanted = plain(pathname);
  const nearest = pages
    .filter(({ path }) => path !== '/')
    .map((page) => {
      const pairs = [
        [wanted, page.path],
        [lastPart(wanted), lastPart(page.path)],
      ] as const;
      const shares = pairs.map(([a, b]) => editDistance(a, b) / Math.max(a.length, b.length, 1));
      return { page, share: Math.min(...shares) };
    })
    .sort((a, b) => a.share - b.share)[0];
  return nearest && nearest.share <= tolerance ? nearest.page : undefined;
}
