/** Public holidays of a country, for the years 1900 to 2099. */
export interface HolidayRule {
  /** Month and day of holidays on a fixed date: "01-06". */
  readonly fixed: readonly string[];
  /** Church calendar that sets the date of Easter. */
  readonly easter: 'orthodox' | 'western';
  /** Days after Easter Sunday for each movable holiday: 1 is Easter Monday, -2 is Good Friday. */
  readonly fromEaster: readonly number[];
  /** Holidays without a rule, as dates: "2027-03-21". Add new ones every few years. */
  readonly days?: readonly string[];
}

/** Facts about a country that the site shows, writes into structured data or uses in calculations. */
export interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
  /** Name of the state with its article, for legal texts. */
  readonly state: string;
  /** Time zone of the office (IANA). */
  readonly zone: string;
  readonly holidays: HolidayRule;
  /** Currency of all prices (ISO 4217). `locale` sets the number format of the site. */
  readonly currency: string;
  readonly locale: string;
  /**
   * Currency sign before an amount, as `Intl` writes it in `locale`, including a space if it has one: "€", "NOK\u00a0".
   */
  readonly currencySign: string;
  /** Example of a phone number, for hints and errors. */
  readonly examplePhone: string;
}

/** The country of the office. */
export const country: Country = {
  code: 'CY',
  name: 'Cyprus',
  state: 'the Republic of Cyprus',
  zone: 'Europe/Nicosia',
  holidays: {
    fixed: ['01-01', '01-06', '03-25', '04-01', '05-01', '08-15', '10-01', '10-28', '12-25', '12-26'],
    easter: 'orthodox',
    // Green Monday, Good Friday, Easter Monday and the Monday of the Flood.
    fromEaster: [-48, -2, 1, 50],
  },
  currency: 'EUR',
  locale: 'en-IE',
  currencySign: '€',
  examplePhone: '+357 22 000 001',
};
