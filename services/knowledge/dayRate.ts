/** What a day of our work costs, in euros without VAT. A sample like every figure here. */
export const dayRate = 400;

/** What so many days cost, in euros without VAT: to build a worked example, or what a case study tells of. */
export const buildPrice = ({ days }: { readonly days: number }) => days * dayRate;
