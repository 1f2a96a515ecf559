export const title = 'Contents';
