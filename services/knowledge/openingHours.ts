/**
 * Opening hours of the phone. `days` are days of the week as in `Date` (1 is Monday). Hours are in the time zone of
 * `country`.
 */
export const openingHours = { days: [1, 2, 3, 4, 5], from: 9, to: 18 } as const;
