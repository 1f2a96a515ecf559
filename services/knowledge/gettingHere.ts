/** Ways to the office, a sentence each; `undefined` leaves them out. Real places around an address that is fictional, so no distances. */
export const gettingHere: readonly string[] | undefined = [
  'On foot, come through the walls at Eleftheria Square and keep to the right.',
  'By car, stay outside them: there are car parks in the moat beside the square.',
];
