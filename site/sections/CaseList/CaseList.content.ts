export const read = 'Read the case';

export const setback = 'What did not work:';
