import {
  type PostSummary,
  type ServiceId,
  type SubService,
  serviceBriefs,
  subServiceBriefs,
} from '#services/knowledge';

/** Every address with a page of its own. Link with these, never with a string. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (id: ServiceId | SubService['id']) => `/services/${id}`,
  enterpriseItStrategy: '/enterprise-it-strategy',
  aiAudit: '/ai-audit',
  sampleReport: '/ai-audit#sample',
  automations: '/automations',
  caseStudies: '/case-studies',
  caseStudy: (slug: string) => `/case-studies/${slug}`,
  blog: '/blog',
  blogCategory: (category: PostSummary['category']) => `/blog/${category}`,
  post: (slug: string) => `/blog/${slug}`,
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  sitemap: '/sitemap',
} as const;

/** The addresses of all service pages. */
export const servicePaths: readonly string[] = [...serviceBriefs, ...subServiceBriefs].map(({ id }) =>
  paths.service(id),
);

/** The address that calls a telephone number written with spaces. */
export const phoneAddress = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
