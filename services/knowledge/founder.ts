/** Founder of the company, apart from its other facts, so that a page that names her loads no more. Fictional. */
export const founder = { name: 'Anthi Chalkiti', title: 'Founder and managing director' } as const;
