export const words = { title: 'Begin with an example company' };
