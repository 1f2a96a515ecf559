/**
 * Ways to the office, each in one sentence. To show none, set `undefined`. The places are real but the address is
 * fictional, so no distances are stated.
 */
export const gettingHere: readonly string[] | undefined = [
  'On foot, come through the walls at Eleftheria Square and keep to the right.',
  'By car, stay outside them: there are car parks in the moat beside the square.',
];
