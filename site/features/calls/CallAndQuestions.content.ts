export const questions = { title: 'Frequently asked questions' };
