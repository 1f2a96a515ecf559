export const labels = {
  price: 'From, without VAT',
  time: 'First result in',
  effort: 'Effort for your team',
};

/** Labels for returns that are written in words. A return in per cent has the default label. */
const returns = [
  { words: ' to return its cost', term: 'Pays for itself in' },
  { words: ' to the first savings', term: 'First saving in' },
];

/**
 * Splits a return into label, value and note. Example: "3 to 12 months to return its cost, where it arrives daily" →
 * "Pays for itself in", "3 to 12 months", "where it arrives daily".
 */
export function returnOf(text: string) {
  const inWords = returns.find(({ words }) => text.includes(words));
  const { value, note } = valueAndNote(inWords ? text.replace(inWords.words, '') : text);
  return { term: inWords?.term ?? 'Typical return', value, note };
}

/** Explains the difference between a return in per cent on this page and in a report. */
export const scope =
  'Return: for a first project that fits well. Your report shows one range for each place in a sequence, the same for everybody.';

/**
 * Splits "2 to 4 weeks for one task" into the value "2 to 4 weeks" and the note "for one task". Other text is all
 * value.
 */
export function valueAndNote(text: string) {
  const [, value = text, note = ''] = /^(\d+ to \d+(?:%| \w+)),? ?(.*)$/.exec(text) ?? [];
  return { value, note };
}
