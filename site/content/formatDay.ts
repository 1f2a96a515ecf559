const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * Formats an ISO day: "2026-03-12" becomes "12 March 2026". `Intl` is not used, because its first call blocks a page
 * longer than anything else on it.
 */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** Formats an ISO day in short form: "12 Mar 2026". */
export const formatShortDay = (iso: string) => formatDay(iso).replace(/( \w{3})\w*/, '$1');
