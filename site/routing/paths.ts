import {
  type CaseStudySlug,
  type OfferingId,
  offeringBriefs,
  type PostSummary,
  type SubOffering,
  subOfferingBriefs,
} from '#services/knowledge';

import type { PostSlug } from './PostSlug.ts';

/** Addresses of all pages. Use them for every link instead of a string. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (id: OfferingId | SubOffering['id']) => `/services/${id}`,
  enterpriseItStrategy: '/enterprise-it-strategy',
  aiAudit: '/ai-audit',
  sampleReport: '/ai-audit#sample',
  automations: '/automations',
  caseStudies: '/case-studies',
  caseStudy: (slug: CaseStudySlug) => `/case-studies/${slug}`,
  blog: '/blog',
  blogCategory: (category: PostSummary['category']) => `/blog/${category}`,
  post: (slug: PostSlug) => `/blog/${slug}`,
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  sitemap: '/sitemap',
} as const;

/** Addresses of all service pages. */
export const servicePaths: readonly string[] = [...offeringBriefs, ...subOfferingBriefs].map(({ id }) =>
  paths.service(id),
);

/** Returns the `tel:` URL of a phone number, without spaces. */
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
