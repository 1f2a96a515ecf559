import { capitalise } from '../capitalise.ts';

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a number from 0 to 12 in words, and a larger one in digits: for 3 `three` and `Three`, for 13 `13`. */
export function countInWords(count: number): { readonly lowerCase: string; readonly capitalised: string } {
  const lowerCase = words[count] ?? String(count);
  return { lowerCase, capitalised: capitalise(lowerCase) };
}

/** Returns a number with its noun: `one service` and `Seven services`. The plural ends in s. */
export function counted(
  count: number,
  noun: string,
): { readonly lowerCase: string; readonly capitalised: string } {
  const lowerCase = `${countInWords(count).lowerCase} ${noun}${count === 1 ? '' : 's'}`;
  return { lowerCase, capitalised: capitalise(lowerCase) };
}
