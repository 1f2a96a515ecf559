/** Where each story leaves how many rules of axe it kept, in all themes together: a line each. */
export const checksFile = 'reports/accessibility-checks.txt';
