/**
 * Opening hours of the phone, and the times at which calls are offered. `days` are days of the week as in `Date` (1 is
 * Monday). Hours are in the time zone of the firm's country (`country.ts`).
 */
export const openingHours = { days: [1, 2, 3, 4, 5], from: 9, to: 18 } as const;
