/** Cost of an hour of routine work, all included, in the firm’s currency: a sample until a visitor enters another in the audit. */
export const hourCost = 20;

/** Cost of an hour that an estimate still believes: €1,000 where a usual hour costs €20. */
export const mostHourCost = 50 * hourCost;

/** Weeks that are counted as a month: fewer than the calendar has, for holidays. */
export const weeksInMonth = 4;

/** Weeks that are counted as a year: the same weeks. */
export const weeksInYear = 12 * weeksInMonth;
