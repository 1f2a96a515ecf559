/** Public holidays of a country, for the years 1900 to 2099. */
export interface HolidayRule {
  /** Month and day of those on the same date each year: "01-06". */
  readonly fixed: readonly string[];
  /** Calendar of the churches whose Easter counts. */
  readonly easter: 'orthodox' | 'western';
  /** Days from Easter Sunday of those that move with it: 1 is Easter Monday. */
  readonly fromEaster: readonly number[];
}

/** Facts about a country that the site shows, writes into data or computes with. */
export interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
  /** Name of the state, for legal texts, with its article. */
  readonly state: string;
  /** Time zone of the office (IANA). */
  readonly zone: string;
  readonly holidays: HolidayRule;
  /** Currency of all prices (ISO 4217), and the language and region whose way of writing numbers the site follows. */
  readonly currency: string;
  readonly locale: string;
  /** Example of a phone number, for hints and errors. */
  readonly examplePhone: string;
  readonly law: {
    /** Law that carries out the GDPR. */
    readonly dataProtection: string;
    /** Rule about what is stored in a browser. */
    readonly browserStorage: string;
    readonly courts: string;
    readonly authority: { readonly name: string; readonly place: string; readonly url: string };
  };
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
  examplePhone: '+357 22 000 001',
  law: {
    dataProtection: 'Law 125(I)/2018 of the Republic of Cyprus',
    browserStorage: 'section 99(5) of Law 112(I)/2004',
    courts: 'the courts of Cyprus',
    authority: {
      name: 'Commissioner for Personal Data Protection',
      place: 'the Republic of Cyprus, in Nicosia',
      url: 'https://www.dataprotection.gov.cy',
    },
  },
};
