export const read = 'Read the case';
