export const copy = { title: 'Example firms: press one to tick its tasks' };
