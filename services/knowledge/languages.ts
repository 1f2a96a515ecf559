/** The languages that the people of the company and its agents speak, in English. */
export const languages: readonly string[] = ['English', 'Greek'];
