/** Returns the text with a capital first letter, for the beginning of a sentence. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
