import {
  caseStudies,
  company,
  contact,
  country,
  faqs,
  offerings,
  sample,
  subOfferings,
} from '#services/knowledge';
import { socialLinks } from '#site/content/navigation.ts';
import { postBySlug } from '#site/content/posts.ts';

import { paths } from '#site/routing/paths.ts';
import { siteUrl } from '#site/routing/siteUrl.ts';

type Thing = Readonly<Record<string, unknown>>;

const organisationId = siteUrl('/#organisation');
const publisher = { '@id': organisationId };

const organisation: Thing = {
  '@type': 'ProfessionalService',
  '@id': organisationId,
  name: company.name,
  legalName: company.fullName,
  description: company.description,
  // Says that a sample company is a sample.
  ...(sample && { disambiguatingDescription: sample.line }),
  url: siteUrl('/'),
  logo: siteUrl('/icon-512.png'),
  image: siteUrl('/icon-512.png'),
  foundingDate: String(company.foundedYear),
  identifier: contact.companyNumber,
  ...(contact.vatNumber && { vatID: contact.vatNumber }),
  email: contact.email,
  telephone: contact.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.headquarters.address,
    addressLocality: contact.headquarters.city,
    addressRegion: contact.headquarters.state,
    postalCode: contact.headquarters.zip,
    addressCountry: country.code,
  },
  sameAs: socialLinks.map(({ href }) => href),
};

const website: Thing = {
  '@type': 'WebSite',
  name: company.name,
  url: siteUrl('/'),
  inLanguage: 'en',
  publisher,
};

/** One breadcrumb. The first is the home page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

const breadcrumbs = (crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl(path),
  })),
});

const home: Crumb = { name: 'Home', path: paths.home };

/** Returns the structured data (schema.org) of the page at a path. It is only in the prerendered HTML. */
export function structuredData(path: string): Thing {
  return { '@context': 'https://schema.org', '@graph': [organisation, ...thingsAt(path)] };
}

function thingsAt(path: string): Thing[] {
  if (path === paths.home) return [website, questions];
  const [, directory = '', name = ''] = path.split('/');
  if (directory === 'services' && name) return serviceThings(path, name);
  if (directory === 'case-studies' && name) return caseThings(path, name);
  const post = directory === 'blog' ? postBySlug(name) : undefined;
  if (!post) return [];
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      dateModified: post.updated ?? post.date,
      wordCount: post.wordCount,
      keywords: post.tags.join(', '),
      inLanguage: 'en',
      author: publisher,
      publisher,
      mainEntityOfPage: siteUrl(path),
    },
    breadcrumbs([home, { name: 'Blog', path: paths.blog }, { name: post.title, path }]),
  ];
}

const questions: Thing = {
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

function serviceThings(path: string, id: string): Thing[] {
  const service = [...offerings, ...subOfferings].find((each) => each.id === id);
  if (!service) return [];
  return [
    {
      '@type': 'Service',
      name: service.title,
      description: service.description,
      url: siteUrl(path),
      areaServed: { '@type': 'Country', name: country.name },
      provider: publisher,
    },
    breadcrumbs([home, { name: 'Services', path: paths.services }, { name: service.title, path }]),
  ];
}

function caseThings(path: string, slug: string): Thing[] {
  const study = caseStudies.find((each) => each.slug === slug);
  if (!study) return [];
  return [
    {
      '@type': 'Article',
      headline: study.title,
      description: study.summary,
      about: study.client,
      articleSection: study.industry,
      inLanguage: 'en',
      author: publisher,
      publisher,
      mainEntityOfPage: siteUrl(path),
    },
    breadcrumbs([home, { name: 'Case Studies', path: paths.caseStudies }, { name: study.title, path }]),
  ];
}
