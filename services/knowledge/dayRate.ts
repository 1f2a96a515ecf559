/** Price of a day of our work, in euros without VAT. A sample like every figure here. */
export const dayRate = 400;

/** Returns the price of a number of days, in euros without VAT, for worked examples and case studies. */
export const buildPrice = ({ days }: { readonly days: number }) => days * dayRate;
