/** A page to show, or pages that are left out before or after the current one. */
export type PageStop = number | 'earlier' | 'later';

/**
 * The pages worth a link: the first, the last, the current one and its neighbours; a gap that would hide one page shows
 * that page. Pages count from 1.
 */
export function pageList(page: number, pages: number): PageStop[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  );
  return shown.flatMap((each, index): PageStop[] => {
    const before = shown[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [each > page ? 'later' : 'earlier', each] : [each];
  });
}
