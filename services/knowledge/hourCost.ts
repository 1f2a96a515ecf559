/**
 * Total cost of an hour of routine work, in the firm’s currency. Used until a visitor enters another cost in the audit.
 * The figure is a sample.
 */
export const hourCost = 20;

/** Highest cost of an hour that an estimate accepts: 50 times the usual cost. */
export const maxHourCost = 50 * hourCost;

/** Number of weeks that count as a month. A calendar month has more; the difference covers holidays. */
export const weeksInMonth = 4;

/** Number of weeks that count as a year: twelve such months. */
export const weeksInYear = 12 * weeksInMonth;
