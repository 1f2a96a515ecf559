export const founder = { name: 'Odile Marnach-Thiry', title: 'Founder and chair' } as const;
