/** Keeps each number on the same line as the next word. */
export const withItsNoun = (text: string) => text.replace(/(\d) /g, '$1\u00a0');
