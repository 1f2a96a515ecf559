/**
 * Returns the numbers of the pages to show: the first, the last, `page` and its neighbours. A 0 stands for a gap of
 * several pages.
 */
export function pagesAround(page: number, count: number): number[] {
  const visiblePages = Array.from({ length: count }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === count || Math.abs(each - page) <= 1,
  );
  return visiblePages.flatMap((each, index) => {
    const missing = each - (visiblePages[index - 1] ?? 0) - 1;
    // A single missing page is shown, because it takes no more space than the dots.
    return missing === 0 ? [each] : [missing === 1 ? each - 1 : 0, each];
  });
}
