import type { Firm } from './firm.ts';
import { holidayRuleOf } from './holidays.ts';

/** Returns the texts and drawings that a person must write or draw for the new firm, one line for each task. */
export const leftToDo = ({ blog, cases, country, vatNumber }: Firm): string[] => [
  ...(holidayRuleOf(country)
    ? []
    : ['services/knowledge/country.ts: public holidays; no list of them is known, so only 1 January is one']),
  'services/knowledge/company.ts: mission, vision, values, years, people and the founder’s words',
  'services/knowledge/openingHours.ts: days and hours of the phone',
  'services/knowledge/contact.ts: profiles on social networks, and the reply time',
  ...(vatNumber ? [] : ['services/knowledge/contact.ts: the VAT number, if there is one']),
  'services/knowledge/emergency.ts: whether the number reaches ambulance, police and fire brigade, and is free',
  'services/knowledge/law.ts: names of the laws and of the authority; let a lawyer read the legal pages',
  'services/knowledge/offerings/prices.ts: worked examples; running costs were scaled with the rate of a day',
  'services/knowledge/faqs.ts, moreFaqs.ts, missedResult.ts: promises that you will be held to, and whether VAT is added to prices',
  'services/knowledge/faqs.ts, moreFaqs.ts, pages.ts, offerings/consultancy.ts, offerings/subOfferings.ts, site/content/legal/privacyPolicy.ts: outside the European Union, what they say of its law (GDPR, AI Act) and of where data is kept',
  ...(cases.length > 0
    ? []
    : ['services/knowledge/caseStudies: your cases, or "cases" in the file that npm run adopt reads']),
  ...(blog
    ? ['site/content/posts: your posts, and readOn.content.ts beside them: posts that pages link to']
    : []),
  'design-system/theme/ingotPath.ts: the mark',
  'site/drawings/places: street, outline of the country, way to the office; each may stay left out',
  'site/sections/ServiceSheet/sheets.svg, site/sections/ProcessDemo/demonstrations.svg, site/features/savings/areas.svg: look whether the amounts fit',
  'README.md, LICENSE: name and picture',
];
