/**
 * Returns whether a value contains 13 characters without a space at which a line can break, such as "NOK 1,960,000"
 * with a non-breaking space.
 */
export const isLongAmount = (value: string) => /[^ ]{13}/.test(value);
