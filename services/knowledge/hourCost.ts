/** Cost of an hour of routine work, all included, in euros: a sample until a visitor enters another in the audit. */
export const hourCost = 20;

/** Weeks that are counted as a month: fewer than the calendar has, for holidays. */
export const weeksInMonth = 4;

/** Weeks that are counted as a year: the same weeks. */
export const weeksInYear = 12 * weeksInMonth;
