/** Writes `count` pieces of path data, one for each whole number from 0. */
export const lines = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('');
