/** Who founded the company, apart from the rest of it, so that a page that names her loads no more. Fictional. */
export const founder = { name: 'Anthi Chalkiti', title: 'Founder and managing director' } as const;
