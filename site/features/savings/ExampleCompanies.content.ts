export const words = { title: 'Example firms: press one to tick its tasks' };
