const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number in words, inside a sentence and at its beginning: from 0 to 12 in letters, beyond that in figures. */
export function countInWords(count: number): { readonly inside: string; readonly first: string } {
  const inside = words[count] ?? String(count);
  return { inside, first: inside.charAt(0).toUpperCase() + inside.slice(1) };
}
