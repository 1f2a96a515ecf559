/** Languages that the people and the agents of the company speak, in English. */
export const languages: readonly string[] = ['English', 'Greek'];
