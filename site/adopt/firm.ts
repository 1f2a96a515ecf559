import * as v from 'valibot';

import { kindsOfWork, offeringIds, valueOfHours } from '#services/knowledge';

import { colourMistakes } from './colours.ts';

const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const amount = v.pipe(v.number(), v.minValue(1));

const caseSchema = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  client: nonEmptyText,
  title: nonEmptyText,
  summary: nonEmptyText,
  figures: v.pipe(v.array(v.strictObject({ value: nonEmptyText, label: nonEmptyText })), v.length(3)),
  days: amount,
  duration: nonEmptyText,
  industry: nonEmptyText,
  situation: nonEmptyText,
  built: v.pipe(v.array(v.strictObject({ title: nonEmptyText, text: nonEmptyText })), v.minLength(2)),
  setback: nonEmptyText,
  results: v.pipe(
    v.array(v.strictObject({ value: nonEmptyText, name: nonEmptyText, note: nonEmptyText })),
    v.minLength(1),
  ),
  monthly: v.pipe(v.number(), v.minValue(0)),
  payback: v.strictObject({
    hours: v.exactOptional(v.strictObject({ count: amount, a: v.picklist(['week', 'month']) })),
    gains: v.exactOptional(v.array(v.strictObject({ what: nonEmptyText, amount }))),
    spent: v.exactOptional(v.strictObject({ amount, on: nonEmptyText })),
    wait: v.exactOptional(v.number()),
    per: v.exactOptional(v.literal('sale')),
    note: nonEmptyText,
  }),
  services: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Kind of work for which reports and the home page show the case. */
  shows: v.exactOptional(v.picklist(kindsOfWork)),
});

const firmSchema = v.strictObject({
  name: nonEmptyText,
  legalName: nonEmptyText,
  tagline: nonEmptyText,
  /** One or two sentences. The first names the firm's business and place. */
  description: nonEmptyText,
  /** Text after "for", such as "companies of 5 to 80 people in Bergen". */
  audience: nonEmptyText,
  founded: v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(new Date().getFullYear())),
  founder: v.strictObject({ name: nonEmptyText, title: nonEmptyText }),
  /** Figures as the site shows them, such as "40+", "92%", "4.8/5". */
  stats: v.strictObject({
    clients: nonEmptyText,
    projectsCompleted: nonEmptyText,
    successRate: nonEmptyText,
    clientSatisfaction: nonEmptyText,
  }),
  /** Languages of the firm. English must be first, because the texts of the site are in English. */
  languages: v.pipe(
    v.array(nonEmptyText),
    v.minLength(1),
    v.check(([first]) => first === 'English'),
  ),
  /** Country code of ISO 3166-1, two capital letters. */
  country: v.pipe(v.string(), v.check(isCountry)),
  address: nonEmptyText,
  zip: nonEmptyText,
  city: nonEmptyText,
  region: v.exactOptional(nonEmptyText),
  /** Time zone in the IANA list. */
  zone: v.pipe(v.string(), v.check(isZone)),
  /** Currency code of ISO 4217. */
  currency: v.pipe(v.string(), v.check(isCurrency)),
  email: v.pipe(v.string(), v.email()),
  phone: v.pipe(v.string(), v.regex(/^\+[0-9][0-9 ]{6,18}[0-9]$/)),
  companyNumber: nonEmptyText,
  vatNumber: v.exactOptional(nonEmptyText),
  /** Emergency number. @default '112' */
  emergency: v.optional(nonEmptyText, '112'),
  /** Accent colours for the light and the dark background. */
  colours: v.strictObject({ light: colour, dark: colour }),
  services: v.pipe(v.array(nonEmptyText), v.minLength(1)),
  blog: v.optional(v.boolean(), true),
  calls: v.optional(v.boolean(), true),
  /** Price of a day of work, and cost of an hour of routine work, both in `currency`. */
  dayRate: amount,
  hourCost: amount,
  cases: v.optional(v.array(caseSchema), []),
});

/** A firm that adopts the site. */
export type Firm = v.InferOutput<typeof firmSchema>;

const advice: Readonly<Record<string, string>> = {
  country: 'Write the two capital letters of ISO 3166-1, e.g. NO for Norway.',
  zone: 'Write a time zone of the IANA list, e.g. Europe/Oslo.',
  currency: 'Write the three letters of ISO 4217, e.g. NOK.',
  email: 'Write an email address, e.g. post@example.com.',
  phone: 'Write a phone number with + and its country, e.g. +47 55 00 00 00.',
  colours: 'Write two colours as #rrggbb: light for the light background, dark for the dark one.',
  languages: 'Write a list of languages in English, "English" first, as the site is in English.',
  services: `List at least one of ${offeringIds.join(', ')}.`,
  founded: 'Write the year as a number, not after this one.',
  dayRate: 'Write a price as a number.',
  hourCost: 'Write a cost as a number.',
  emergency: 'Write the number that people in danger call, e.g. 112.',
  blog: 'Write true or false.',
  calls: 'Write true or false.',
  'cases.shows': `Choose among ${kindsOfWork.join(', ')}, or leave it out.`,
  'cases.slug': 'Write small letters and digits with hyphens between words, e.g. bakery-tbilisi.',
  'cases.figures': 'List three, each with a "value" and a "label".',
  cases: 'Fill it in as tests/integration/secondFirm/firm.json does.',
};

/** Checks the answers about a firm. Returns the firm, or a sentence for each mistake. */
export function readFirm(
  input: unknown,
):
  | { readonly firm: Firm; readonly mistakes?: never }
  | { readonly firm?: never; readonly mistakes: readonly string[] } {
  const result = v.safeParse(firmSchema, input);
  const mistakes = result.success ? mistakesIn(result.output) : result.issues.map(sentenceOf);
  return result.success && mistakes.length === 0
    ? { firm: result.output }
    : { mistakes: [...new Set(mistakes)] };
}

/** Returns a sentence about the mistake in one field, such as "colours.light". Returns `undefined` if there is none. */
export function mistakeIn(field: string, value: unknown): string | undefined {
  const [group = '', part] = field.split('.');
  const result = v.safeParse(firmSchema, { [group]: part ? { [part]: value } : value });
  const issue = result.issues?.find((each) => v.getDotPath(each) === field);
  return issue && sentenceOf(issue);
}

function sentenceOf(issue: v.InferIssue<typeof firmSchema>): string {
  const path = v.getDotPath(issue);
  if (!path)
    return 'The answers are not a list of fields. Write an object, as the page "Make it yours" shows it.';
  const [field = ''] = path.split('.');
  if (issue.expected === 'never') return `"${path}" is no field of a firm. Remove it.`;
  const remedy =
    advice[path.replace(/\.\d+/g, '')] ?? advice[field] ?? 'Fill it in as the page "Make it yours" shows it.';
  return issue.input === undefined
    ? `"${path}" is missing. ${remedy}`
    : `"${path}" is wrong (${JSON.stringify(issue.input)}). ${remedy}`;
}

/** Returns mistakes that the schema cannot find, because they concern several fields. */
function mistakesIn({ services, cases, colours, hourCost }: Firm): string[] {
  const mistakes = repeated(services).map((id) => `The service "${id}" is listed twice. List it once.`);
  for (const id of services)
    if (!offeringIds.some((known) => known === id))
      mistakes.push(`"${id}" is no service of this site. Choose among ${offeringIds.join(', ')}.`);
  for (const slug of repeated(cases.map((each) => each.slug)))
    mistakes.push(`Two cases have the slug "${slug}". Give one of them another.`);
  for (const { slug, monthly, payback } of cases)
    if (payback.per !== 'sale' && gainOf(payback, hourCost) <= monthly)
      mistakes.push(
        `The case "${slug}" never pays for itself, as its hours and gains bring no more than the ${monthly} that it costs a month. Count again.`,
      );
  for (const { slug, figures, results } of cases)
    for (const { value } of results)
      if (!figures.slice(1).some((figure) => figure.value === value))
        mistakes.push(
          `The case "${slug}" has the result "${value}", which is not the value of its second or third figure. Make them agree.`,
        );
  for (const work of repeated(cases.flatMap(({ shows }) => shows ?? [])))
    mistakes.push(`Two cases show the work "${work}". Leave "shows" out of one of them.`);
  for (const { slug, services: caseServices } of cases)
    for (const id of caseServices)
      if (!services.includes(id))
        mistakes.push(
          `The case "${slug}" is about "${id}", which is not among "services". Add it there, or name another.`,
        );
  return [...mistakes, ...colourMistakes(colours)];
}

/** Returns the gain of a case in a month, before its running costs. */
const gainOf = ({ hours, gains = [] }: Firm['cases'][number]['payback'], hourCost: number) =>
  gains.reduce((sum, { amount }) => sum + amount, valueOfHours(hours, hourCost));

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Codes that `Intl` accepts although they are no countries, such as unions and test codes. */
const notCountries: readonly string[] = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];

function isCountry(code: string): boolean {
  return (
    /^[A-Z]{2}$/.test(code) &&
    !notCountries.includes(code) &&
    // `Intl` replaces an old code with the current one (FX becomes FR), so an old code is refused.
    new Intl.Locale(`und-${code}`).region === code &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
  );
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
