/**
 * Number that people in danger call. No helpline is named: public lists give three different ones for Cyprus (8000 7773, 1401 and
 * 1410), and none of them cites its operator (searched 26 November 2026). An owner who has confirmed one adds it here.
 */
export const emergency: { readonly number: string } = {
  /** The emergency number of the European Union, Cyprus and Turkey included. */
  number: '112',
};
