const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * A day such as "2026-03-12", as it is read: "12 March 2026". Not by `Intl`, which would take longer to start than any
 * other task of a page.
 */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** Short form: "12 Mar 2026". */
export const formatShortDay = (iso: string) => formatDay(iso).replace(/( \w{3})\w*/, '$1');
