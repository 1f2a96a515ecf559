export const words = { title: 'Or tick the tasks of an example firm' };
