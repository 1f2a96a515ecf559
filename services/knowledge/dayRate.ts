/** Price of a day of our work, in the firm’s currency without VAT. All figures here are samples. */
export const dayRate = 400;

/** Returns the price of a number of days, in the firm’s currency without VAT, for worked examples and case studies. */
export const buildPrice = ({ days }: { readonly days: number }) => days * dayRate;
