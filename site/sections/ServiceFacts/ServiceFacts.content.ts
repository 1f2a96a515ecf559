export const labels = {
  price: 'From, without VAT',
  time: 'First result in',
  effort: 'Effort for your team',
};

/** Names of returns that are told in words; a return in per cent has none. */
const returns = [
  { words: ' to return its cost', term: 'Pays for itself in' },
  { words: ' to the first savings', term: 'First saving in' },
];

/** "3 to 12 months to return its cost, where it arrives daily" as "Pays for itself in", its range, "where it arrives daily". */
export function returnOf(text: string) {
  const told = returns.find(({ words }) => text.includes(words));
  const { value, note } = valueAndNote(told ? text.replace(told.words, '') : text);
  return { term: told?.term ?? 'Typical return', value, note };
}

/** Why a return in per cent here and one in a report may differ. */
export const scope =
  'Return: for a first project that fits well. Your report shows one range for each place in a sequence, the same for everybody.';

/** "2 to 4 weeks for one task" as its range and what that holds for. */
export function valueAndNote(text: string) {
  const [, value = text, note = ''] = /^(\d+ to \d+(?:%| \w+)),? ?(.*)$/.exec(text) ?? [];
  return { value, note };
}
