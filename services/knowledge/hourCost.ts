/** What an hour of routine work costs a company, all in, in euros: a sample until somebody gives their own in the audit. */
export const hourCost = 20;
