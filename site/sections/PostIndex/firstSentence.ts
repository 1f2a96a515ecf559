/** The first sentence of a text, or all of it where none ends. */
export const firstSentence = (text: string) => /^.+?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
