export const labels = {
  price: 'Price, without VAT',
  time: 'Typical time',
  return: 'Typical return',
  effort: 'Asked of your people',
};

/** Why a range here and a range in a report may differ (A29). */
export const scope =
  'Returns are stated for the case where the service fits best. The ranges in an audit report are lower on purpose: they describe a typical solution before anyone has seen your figures.';
