/** Returns the first letter of the first word and of the last word of a name, in capitals: at most two letters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => /\p{L}\p{M}*/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
