import type { Firm } from './firm.ts';
import { holidayRuleOf } from './holidays.ts';

/** Returns the texts and drawings that a person must write or draw for the new firm, one line for each task. */
export const leftToDo = ({ blog, cases, country, vatNumber }: Firm): string[] => [
  ...holidaysToDo(country),
  'services/knowledge/company.ts: mission, vision, values, years, people and the founder’s words',
  'services/knowledge/openingHours.ts: days and hours of the phone',
  'services/knowledge/contact.ts: profiles on social networks, and the reply time',
  ...(vatNumber ? [] : ['services/knowledge/contact.ts: the VAT number, if there is one']),
  'services/knowledge/emergency.ts: whether the number reaches ambulance, police and fire brigade, and is free',
  'services/knowledge/law.ts: names of the laws and of the authority; let a lawyer read the legal pages',
  'services/knowledge/offerings/prices.ts: worked examples; running costs were scaled with the rate of a day',
  'services/knowledge/faqs.ts, moreFaqs.ts, missedResult.ts: promises that you will be held to, and whether VAT is added to prices',
  'services/knowledge/faqs.ts, moreFaqs.ts, pages.ts, offerings/consultancy.ts, offerings/subOfferings.ts, automations/hr.ts, site/content/legal/privacyPolicy.ts, site/content/accessibility/accessibilityStatement.ts: outside the European Union, what they say of its law (GDPR, AI Act, European Accessibility Act) and of where data is kept',
  ...(cases.length > 0
    ? []
    : ['services/knowledge/caseStudies: your cases, or "cases" in the file that npm run adopt reads']),
  ...(blog
    ? ['site/content/posts: your posts; site/content/readOn.content.ts: the posts that pages link to']
    : []),
  'design-system/theme/ingotPath.ts: the mark',
  'site/drawings/places: street, outline of the country, way to the office; the site works without them',
  'site/sections/ServiceSheet/sheets.svg, site/sections/ProcessDemo/demonstrations.svg, site/features/savings/areas.svg: look whether the amounts fit',
  'README.md: picture; LICENSE: name',
];

/** Returns the task of public holidays, if not all of them follow a rule. */
function holidaysToDo(country: string): string[] {
  const file = 'services/knowledge/country.ts';
  const rule = holidayRuleOf(country);
  if (!rule) return [`${file}: public holidays; no list of them is known, so only 1 January is one`];
  const last = rule.days?.at(-1)?.slice(0, 4);
  return last
    ? [
        `${file}: holidays with neither a fixed date nor a fixed distance from Easter are listed until ${last}; compare them with the official list`,
      ]
    : [];
}
