export const labels = {
  price: 'From, without VAT',
  time: 'Typical time',
  return: 'Typical return',
  effort: 'Asked of your people',
};

/** What the words for it mean. */
export const effortMeans = 'Easy means a few conversations, hard means work for your own people.';

/** Why a range here and a range in a report may differ (A29). */
export const scope =
  'Returns are stated for the case where the service fits best. The ranges in an audit report are lower on purpose: they describe a typical solution before anyone has seen your figures.';

/** "2-4 weeks for one task" as its range and what that holds for. */
export function valueAndNote(text: string) {
  const [, value = text, note = ''] = /^(\d+-\d+(?:%| \w+)) ?(.*)$/.exec(text) ?? [];
  return { value, note };
}
