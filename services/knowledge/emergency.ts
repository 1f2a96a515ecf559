/**
 * Emergency number of the office's country. The answer to a person in danger names the services and the price of the
 * call only if they are stated here.
 */
export interface Emergency {
  readonly number: string;
  /** Whether this number reaches ambulance, police and fire brigade. */
  readonly all: boolean;
  /** Whether a call is free at any time of day. */
  readonly free: boolean;
}

/**
 * Number for people in danger. No helpline is named: public lists give three different numbers for Cyprus (8000 7773,
 * 1401 and 1410). None of them cites the operator (searched on 26 November 2026). If you have confirmed one, add it
 * here.
 *
 * 112 is the emergency number of the European Union, including Cyprus. It also works in Turkey.
 */
export const emergency: Emergency = { number: '112', all: true, free: true };
