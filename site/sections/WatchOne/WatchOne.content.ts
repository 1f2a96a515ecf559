export const watch = 'Watch one go through';
