const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as "2026-03-12", as it is read: "12 March 2026". */
export const formatDay = (iso: string) => format.format(new Date(iso));
