import * as v from 'valibot';

/** A text of at least two characters. */
const words = v.pipe(v.string(), v.trim(), v.minLength(2));
const absolute = v.pipe(v.string(), v.url(), v.regex(/^https:\/\//, 'is no https address'));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.isoDate());
const reference = v.strictObject({ '@id': absolute });
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));

const question = v.strictObject({
  '@type': v.literal('Question'),
  name: words,
  acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text: words }),
});

const crumb = v.strictObject({
  '@type': v.literal('ListItem'),
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: words,
  item: absolute,
});

/** Every schema.org type that pages use, with exactly the properties it must have. */
const thing = v.variant('@type', [
  v.strictObject({
    '@type': v.picklist(['Organization', 'ProfessionalService']),
    '@id': absolute,
    name: words,
    legalName: words,
    description: words,
    disambiguatingDescription: v.exactOptional(words),
    identifier: words,
    vatID: v.exactOptional(words),
    url: absolute,
    logo: absolute,
    image: absolute,
    foundingDate: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    email: v.pipe(v.string(), v.email()),
    telephone: v.pipe(v.string(), v.regex(/^\+[\d ]{8,}$/)),
    address: v.strictObject({
      '@type': v.literal('PostalAddress'),
      streetAddress: words,
      addressLocality: words,
      addressRegion: words,
      postalCode: words,
      addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    }),
    sameAs: list(absolute),
  }),
  v.strictObject({
    '@type': v.literal('WebSite'),
    name: words,
    url: absolute,
    inLanguage: words,
    publisher: reference,
  }),
  v.strictObject({
    '@type': v.literal('Service'),
    name: words,
    description: words,
    url: absolute,
    areaServed: v.strictObject({ '@type': v.literal('Country'), name: words }),
    provider: reference,
  }),
  v.strictObject({
    '@type': v.literal('BlogPosting'),
    headline: v.pipe(words, v.maxLength(110)),
    description: words,
    datePublished: day,
    dateModified: day,
    wordCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    keywords: words,
    inLanguage: words,
    author: reference,
    publisher: reference,
    mainEntityOfPage: absolute,
  }),
  v.strictObject({
    '@type': v.literal('Article'),
    headline: v.pipe(words, v.maxLength(110)),
    description: words,
    about: words,
    articleSection: words,
    inLanguage: words,
    author: reference,
    publisher: reference,
    mainEntityOfPage: absolute,
  }),
  v.strictObject({
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(crumb),
      v.minLength(2),
      v.check((crumbs) => crumbs.every(({ position }, index) => position === index + 1), 'is out of order'),
    ),
  }),
  v.strictObject({ '@type': v.literal('FAQPage'), mainEntity: list(question) }),
]);

/** The structured data of a page. */
const block = v.strictObject({ '@context': v.literal('https://schema.org'), '@graph': list(thing) });
export type StructuredData = v.InferOutput<typeof block>;

/** The JSON-LD blocks in the HTML of a page, as text. */
export const blocksIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json);

/** Reads a block. Throws with every place that is wrong. */
export function readBlock(json: string): StructuredData {
  const result = v.safeParse(block, JSON.parse(json));
  if (result.success) return result.output;
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The structured data is wrong. ${wrong.join('; ')}`);
}

/** Each `@id` reference of a block that it does not define. */
export function danglingReferences({ '@graph': graph }: StructuredData): string[] {
  const known = new Set(graph.flatMap((each) => ('@id' in each ? [each['@id']] : [])));
  const references = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
  return [...references].flatMap(([, id = '']) => (known.has(id) ? [] : [id]));
}
