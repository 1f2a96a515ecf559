import { capitalise } from '../capitalise.ts';

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Returns a number from 0 to 12 in words, and a larger one in digits. `inside` is for the middle of a sentence (lower
 * case), `first` for its beginning (upper case).
 */
export function countInWords(count: number): { readonly inside: string; readonly first: string } {
  const inside = words[count] ?? String(count);
  return { inside, first: capitalise(inside) };
}
