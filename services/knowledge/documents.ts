import { faqId } from './faqId.ts';
import type { KnowledgeBase, OfferingDetails, PostSummary } from './types.ts';

/** A document of the search. */
export interface KnowledgeDocument {
  readonly kind:
    | 'service'
    | 'sub-service'
    | 'question'
    | 'company'
    | 'page'
    | 'automation'
    | 'case-study'
    | 'post';
  readonly title: string;
  /** Path on this site. */
  readonly path: string;
  /** One or two sentences, shown below the title. */
  readonly summary: string;
  /** Complete searched text, including title and summary. */
  readonly text: string;
}

/** Page with the frequent questions. */
const faqPath = '/';
/** Page with the list of technologies. */
const technologiesPath = '/about';

/** Returns all documents of the search. Equal results are shown in this order. */
export function documentsOf(
  knowledge: KnowledgeBase,
  posts: readonly PostSummary[] = [],
): readonly KnowledgeDocument[] {
  return [
    ...knowledge.offerings.map((service) =>
      documentOf('service', service.title, `/services/${service.id}`, service.summary, [
        service.description,
        service.problem,
        service.change,
        ...useCaseTexts(service),
        service.process.name,
        ...service.process.before,
        ...service.process.after,
      ]),
    ),
    ...knowledge.subOfferings.map(({ id, title, summary, description, useCases }) =>
      documentOf('sub-service', title, `/services/${id}`, summary, [
        description,
        ...useCaseTexts({ useCases }),
      ]),
    ),
    ...knowledge.faqs.map((faq) =>
      documentOf('question', faq.question, `${faqPath}#${faqId(faq)}`, faq.answer),
    ),
    ...companyFacts(knowledge),
    ...knowledge.pages
      // Pages of services are left out, because each service is a document above.
      .filter(({ path }) => !/^\/services\/./.test(path))
      .map(({ name, path, description }) => documentOf('page', name, path, description)),
    ...knowledge.automations.map((automation) =>
      documentOf('automation', automation.title, `/automations#${automation.id}`, `${automation.trigger}.`, [
        automation.result,
        automation.area,
        ...automation.steps,
        ...automation.systems,
        automation.basis,
      ]),
    ),
    ...knowledge.caseStudies.map((study) =>
      documentOf('case-study', study.title, `/case-studies/${study.slug}`, study.summary, [
        study.client,
        study.industry,
        study.situation,
        ...study.built.map(({ text }) => text),
        study.setback,
        ...study.figures.map(({ value, label }) => `${value} ${label}`),
      ]),
    ),
    ...posts.map(({ slug, title, description, category, tags }) =>
      documentOf('post', title, `/blog/${slug}`, description, [category.replace('-', ' '), ...tags]),
    ),
  ];
}

function companyFacts({ company, contact, technologies }: KnowledgeBase): readonly KnowledgeDocument[] {
  const { address, city, zip, country } = contact.headquarters;
  return [
    documentOf('company', company.name, '/about', company.description, [company.fullName, company.tagline]),
    documentOf('company', 'Mission', '/about', company.mission),
    documentOf('company', 'Vision', '/about', company.vision),
    documentOf('company', company.founder.name, '/about', `${company.founder.title}.`, [
      'founder',
      company.founder.quote,
    ]),
    ...company.values.map(({ title, description }) =>
      documentOf('company', title, '/about', description, ['value']),
    ),
    ...company.milestones.map(({ year, title, description }) =>
      documentOf('company', title, '/about', `${year}: ${description}`),
    ),
    ...company.method.map(({ title, description }) => documentOf('company', title, '/services', description)),
    documentOf('company', 'Office', '/contact', `${address}, ${zip} ${city}, ${country}. ${contact.hours}.`, [
      contact.phone,
      contact.email,
    ]),
    ...technologies.map(({ name, items }) =>
      documentOf('company', name, technologiesPath, `${items.join(', ')}.`),
    ),
  ];
}

const useCaseTexts = ({ useCases }: Pick<OfferingDetails, 'useCases'>) => [
  ...useCases.map(({ benefit }) => benefit),
  ...useCases.map(({ text }) => text),
];

function documentOf(
  kind: KnowledgeDocument['kind'],
  title: string,
  path: string,
  summary: string,
  more: readonly string[] = [],
): KnowledgeDocument {
  return { kind, title, path, summary, text: [title, summary, ...more].join('\n') };
}
