import { type LawSource, law, type Source } from '#services/knowledge';

const ofCountry = (page: LawSource['page']): readonly Source[] =>
  law.sources.filter((source) => source.page === page).map(({ page: _, ...source }) => source);

/** Sources of the legal pages, by page. The text of a page contains each fact word for word. */
export const legalSources: Readonly<
  Record<'privacyPolicy' | 'termsOfService' | 'accessibilityStatement', readonly Source[]>
> = {
  privacyPolicy: [
    ...ofCountry('privacyPolicy'),
    {
      name: 'Google, abuse monitoring of the Gemini API',
      url: 'https://ai.google.dev/gemini-api/docs/abuse-monitoring',
      facts: [
        'Google keeps questions and answers for 55 days to detect misuse',
        'its authorised staff may read what its filters have flagged',
      ],
      read: 'original',
      checked: '2026-11-26',
    },
    {
      name: 'Google, additional terms of the Gemini API',
      url: 'https://ai.google.dev/gemini-api/terms',
      facts: ['Google does not use what is sent to improve its products', 'for people aged 18 or over'],
      read: 'original',
      checked: '2026-11-26',
    },
    {
      name: 'Regulation (EU) 2016/679',
      about: 'the GDPR, Articles 6, 13 to 22, 45 and 46',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      facts: ['Article 6(1)(f) GDPR', 'Articles 15 to 22 GDPR'],
      read: 'report',
      checked: '2026-11-26',
    },
    {
      name: 'General Court, decision of 3 September 2025 on the EU-US Data Privacy Framework',
      about: 'an appeal was lodged on 31 October 2025; no decision was known on the day of the check',
      facts: ['the European Commission’s adequacy decision for the EU-US Data Privacy Framework'],
      read: 'report',
      checked: '2026-11-26',
    },
    {
      name: 'List of participants of the Data Privacy Framework',
      about: 'Google',
      url: 'https://www.dataprivacyframework.gov/list',
      facts: ['to which Google was certified on the date of this page'],
      read: 'report',
      checked: '2026-11-26',
    },
  ],
  termsOfService: ofCountry('termsOfService'),
  accessibilityStatement: [
    ...ofCountry('accessibilityStatement'),
    {
      name: 'EN 301 549, versions 3.2.1 and 4.1.1',
      about:
        'of the European Telecommunications Standards Institute; an entry in the Official Journal for 4.1.1 was not found on the day of the check',
      facts: ['version 3.2.1', 'Version 4.1.1 of September 2026'],
      read: 'report',
      checked: '2026-11-26',
    },
    {
      name: 'Directive (EU) 2019/882',
      about: 'the European Accessibility Act',
      url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
      facts: ['has applied since 28 June 2025'],
      read: 'report',
      checked: '2026-11-26',
    },
    {
      name: 'W3C, Web Content Accessibility Guidelines 2.2',
      url: 'https://www.w3.org/TR/WCAG22/',
      facts: ['criteria of levels A and AA', '4.1.1, Parsing'],
      read: 'report',
      checked: '2026-11-26',
    },
  ],
};
