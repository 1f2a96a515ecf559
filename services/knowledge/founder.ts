/** Founder of the company (fictional), in a separate file, so that a page that only names her loads no other facts. */
export const founder = { name: 'Anthi Chalkiti', title: 'Founder and managing director' } as const;
