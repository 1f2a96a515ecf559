/** Part of the structured data of a page. */
interface Thing {
  readonly '@type': string;
  readonly url?: string;
  readonly mainEntityOfPage?: string;
  readonly headline?: string;
  readonly itemListElement?: readonly {
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** The structured data of a page. */
export interface StructuredData {
  readonly '@context': string;
  readonly '@graph': readonly Thing[];
}

/** Properties that each schema.org type of a page has. */
const required: Readonly<Record<string, string>> = {
  ProfessionalService:
    '@id name legalName description identifier url logo image foundingDate email telephone address sameAs',
  WebSite: 'name url inLanguage publisher',
  Service: 'name description url areaServed provider',
  BlogPosting:
    'headline description datePublished dateModified wordCount keywords inLanguage author publisher mainEntityOfPage',
  Article: 'headline description about articleSection inLanguage author publisher mainEntityOfPage',
  BreadcrumbList: 'itemListElement',
  FAQPage: 'mainEntity',
};
const formats: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    '@id url logo image item mainEntityOfPage sameAs'
      .split(' ')
      .map((name) => [name, /^https:\/\/\S+\.\S+$/]),
  ),
  datePublished: /^\d{4}-\d\d-\d\d$/,
  dateModified: /^\d{4}-\d\d-\d\d$/,
  foundingDate: /^\d{4}$/,
  telephone: /^\+[\d ]{8,}$/,
  email: /^\S+@\S+\.\S+$/,
  addressCountry: /^[A-Z]{2}$/,
};

/** Returns the places with an empty list, a blank text or a text of another format. */
function wrongTexts(value: unknown, place: string): string[] {
  const name =
    place
      .replace(/\.\d+$/, '')
      .split('.')
      .at(-1) ?? '';
  if (typeof value === 'string')
    return (formats[name] ?? /^\S(.*\S)?$/s).test(value) ? [] : [`${place} is "${value}"`];
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? [] : [`${place} is ${value}`];
  const inner = Object.entries(value);
  return inner.length === 0
    ? [`${place} is empty`]
    : inner.flatMap(([key, each]) => wrongTexts(each, `${place}.${key}`));
}

/** Returns the faults of the structured data of a page. */
export function faultsOf({ '@context': context, '@graph': graph }: StructuredData): string[] {
  const json = JSON.stringify(graph);
  const dangling = [...json.matchAll(/\{"@id":("[^"]+")\}/g)].filter(
    ([, id]) => !json.includes(`"@id":${id},`),
  );
  return [
    ...(context === 'https://schema.org' ? [] : [`The context is ${context}`]),
    ...wrongTexts(graph, 'graph'),
    ...dangling.map(([, id]) => `Nothing has the @id ${id}`),
    ...graph.flatMap((thing) => {
      const type = thing['@type'];
      const missing = (required[type]?.split(' ') ?? ['rule here']).filter((name) => !(name in thing));
      const order = thing.itemListElement?.map(({ position }) => position) ?? [1, 2];
      return [
        ...missing.map((name) => `${type} has no ${name}`),
        ...(order.length > 1 && order.every((position, index) => position === index + 1)
          ? []
          : [`${type} is out of order`]),
        ...((thing.headline ?? '').length > 110 ? [`The headline is longer than 110 characters`] : []),
      ];
    }),
  ];
}

/** The JSON-LD blocks in the HTML of a page, as text. */
export const blocksIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json);
