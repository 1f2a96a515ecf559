export const labels = {
  price: 'From, without VAT',
  time: 'First result in',
  return: 'Typical return',
  effort: 'Your own effort',
};

/** Why a range here and a range in a report may differ (A29). */
export const scope = 'Return: for a first project that fits well; your report shows the average.';

/** "2-4 weeks for one task" as its range and what that holds for. */
export function valueAndNote(text: string) {
  const [, value = text, note = ''] = /^(\d+-\d+(?:%| \w+)) ?(.*)$/.exec(text) ?? [];
  return { value, note };
}
