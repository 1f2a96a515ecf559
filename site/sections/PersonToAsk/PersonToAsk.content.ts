/** Stands before the topics of a person. */
export const ask = 'Ask me about';
