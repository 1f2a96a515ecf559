/**
 * Number for people in danger. No helpline is named: public lists give three different numbers for Cyprus (8000 7773,
 * 1401 and 1410). None of them cites the operator (searched on 26 November 2026). If you have confirmed one, add it
 * here.
 */
export const emergency: { readonly number: string } = {
  /** Emergency number of the European Union, including Cyprus. It also works in Turkey. */
  number: '112',
};
