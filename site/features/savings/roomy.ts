/** The media query for windows in which the sum does not cover what it adds up. */
export const roomy = '(min-width: 22em) and (min-height: 35em)';
