/** Media query for windows with enough space for the bar of `SavedWeek`. */
export const roomy = '(min-width: 22em) and (min-height: 35em)';
