/** Width of a mark, in units of the drawing. Each mark is one hour. */
export const markWidth = 1.6;
/** Space between two marks, in units of the drawing. */
export const markGap = 2.4;
/** Additional space between two days, in units of the drawing. */
export const dayGap = 2;

/** Hours of a working day. */
export const dayHours = 8;

/** Distance from one row to the next, in units of the drawing. */
export const rowPitch = 8;

/** Returns the start of an hour's mark in its row. The first hour is 0 and starts at 0. */
export const startOf = (hour: number) => hour * (markWidth + markGap) + Math.floor(hour / dayHours) * dayGap;

/** Returns the `d` of a line with the marks of the first `hours` hours of a week. Its style must dash the line. */
export const weekPath = (hours: number, week: number) => `M0 ${(week + 0.5) * rowPitch}H${startOf(hours)}`;
