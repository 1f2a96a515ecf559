/**
 * Marks of a row, in units of the drawing: width of a mark, gap between two, and extra gap between two days (`night`).
 */
export const markWidth = 1.6;
export const gap = 2.4;
export const night = 2;

/** The hours of a day of work. */
export const dayHours = 8;

/** The distance of two rows, in the same units. */
export const rowPitch = 8;

/** Start of the mark of an hour in its row, the first at 0. */
export const startOf = (hour: number) => hour * (markWidth + gap) + Math.floor(hour / dayHours) * night;

/** The marks of the first hours of a week, as the `d` of a path that is dashed. */
export const weekPath = (hours: number, week: number) => `M0 ${(week + 0.5) * rowPitch}H${startOf(hours)}`;
