/** Letters of an English keyboard, row by row. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * Adds one typo to each word of five letters or more: two letters swapped, or one letter missing, doubled or replaced
 * by its neighbour on the keyboard.
 */
export function addTypos(text: string, random: () => number): string {
  return text.replace(/[a-z]{5,}/gi, (word) => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    const [before, letter, next, after] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 1),
    ];
    const typos = [
      `${before}${next}${letter}${after.slice(1)}`,
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
      `${before}${neighbourOf(letter, random)}${after}`,
    ];
    return typos[Math.floor(random() * typos.length)] ?? word;
  });
}

function neighbourOf(letter: string, random: () => number): string {
  const row = rows.find((each) => each.includes(letter.toLowerCase())) ?? letter;
  const at = row.indexOf(letter.toLowerCase());
  const neighbours = [row.charAt(at - 1), row.charAt(at + 1)].filter((each) => each !== '');
  return neighbours[Math.floor(random() * neighbours.length)] ?? letter;
}
