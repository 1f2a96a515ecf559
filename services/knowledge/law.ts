/** A source outside the firm, and the facts taken from it. */
export interface Source {
  /** Name of the source, such as "Regulation (EU) 2024/1689". */
  readonly name: string;
  /** Date, title or articles; shown after the name. */
  readonly about?: string;
  readonly url?: string;
  /** Passages of our text, word for word, that are based on this source. */
  readonly facts: readonly string[];
  /** `original`: the source itself was read. `report`: only reports about it were read. */
  readonly read: 'original' | 'report';
  /** Day of the last comparison of the facts with the source (ISO). */
  readonly checked: string;
}

/** Source of a law, with the legal page that names it. */
export interface LawSource extends Source {
  readonly page: 'privacyPolicy' | 'termsOfService' | 'accessibilityStatement';
}

/** Laws and authorities of the office's country, as the legal pages name them. */
export interface Law {
  /** Law that implements the GDPR, or that applies instead of it. */
  readonly dataProtection: string;
  /** Law about storage in a browser, as text after a comma: "under section 5 of the Telecommunications Act". */
  readonly browserStorage: string;
  readonly courts: string;
  /** Data protection authority. `name` has no article. `place` follows the word "of". */
  readonly authority: { readonly name: string; readonly place: string; readonly url?: string };
  /** Law that implements the European Accessibility Act. */
  readonly accessibility?: string;
  /** Sources of these laws, for the legal page that names them. */
  readonly sources: readonly LawSource[];
}

export const law: Law = {
  dataProtection: 'Law 125(I)/2018 of the Republic of Cyprus',
  browserStorage: 'section 99(5) of Law 112(I)/2004',
  courts: 'the courts of Cyprus',
  authority: {
    name: 'Commissioner for Personal Data Protection',
    place: 'the Republic of Cyprus, in Nicosia',
    url: 'https://www.dataprotection.gov.cy',
  },
  accessibility: 'Law 57(I)/2024',
  sources: [
    {
      page: 'privacyPolicy',
      name: 'Law 125(I)/2018 of the Republic of Cyprus',
      facts: ['Law 125(I)/2018 of the Republic of Cyprus'],
      read: 'report',
      checked: '2026-11-26',
    },
    {
      page: 'privacyPolicy',
      name: 'Law 112(I)/2004 of the Republic of Cyprus',
      about: 'section 99(5), on what is stored in a browser',
      facts: ['section 99(5) of Law 112(I)/2004'],
      read: 'report',
      checked: '2026-11-26',
    },
    {
      page: 'privacyPolicy',
      name: 'Office of the Commissioner for Personal Data Protection',
      url: 'https://www.dataprotection.gov.cy',
      facts: ['the Commissioner for Personal Data Protection of the Republic of Cyprus, in Nicosia'],
      read: 'report',
      checked: '2026-11-26',
    },
    {
      page: 'termsOfService',
      name: 'Law 156(I)/2004 of the Republic of Cyprus',
      about: 'Article 5 of Directive 2000/31/EC: name, address, registration and VAT number',
      facts: ['Company number', 'VAT number'],
      read: 'report',
      checked: '2026-11-26',
    },
    {
      page: 'accessibilityStatement',
      name: 'Law 57(I)/2024 of the Republic of Cyprus',
      facts: ['Law 57(I)/2024'],
      read: 'report',
      checked: '2026-11-26',
    },
  ],
};
