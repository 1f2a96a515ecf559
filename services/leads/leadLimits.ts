/** Maximum length of each field, in characters. The attachment holds a report or the newest part of a conversation. */
export const leadLimits = { name: 200, email: 254, phone: 100, message: 4_000, attachment: 30_000 } as const;
