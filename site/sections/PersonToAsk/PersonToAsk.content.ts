/** Before what to ask. */
export const ask = 'Ask me about';
