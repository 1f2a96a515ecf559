export const watch = 'Play this example';

export const unavailable =
  'The demonstration did not load. Its steps are in the list above; reload the page to try again.';

/** Note under a drawing, because its figures are invented. */
export const example = 'An example.';
