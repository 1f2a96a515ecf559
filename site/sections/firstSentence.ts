/** Returns the first sentence of a text, or the whole text if it has no end mark. */
export const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
