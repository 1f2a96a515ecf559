/**
 * Opening hours of the phone. Days of the week as `Date` counts them (Monday is 1), hours of the day in the zone of
 * `country`.
 */
export const openingHours = { days: [1, 2, 3, 4, 5], from: 9, to: 18 } as const;
