/** Media query for windows that are large enough for the bar with the total. */
export const roomy = '(min-width: 22em) and (min-height: 35em)';
