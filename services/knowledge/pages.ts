import { hasCases } from './caseStudies/slugs.ts';
import { companyBrief } from './companyBrief.ts';
import { contact } from './contact.ts';
import { country } from './country.ts';
import { features } from './features.ts';
import { isOffered, offeringBriefs, offeringCount, subOfferingBriefs } from './offerings/briefs.ts';
import type { Page } from './types.ts';

const servicePages = [...offeringBriefs, ...subOfferingBriefs].map(({ id, title, summary }) => ({
  name: title,
  path: `/services/${id}`,
  description: summary,
}));

const strategyPage: Page = {
  name: 'Enterprise IT strategy: the three-year map',
  path: '/enterprise-it-strategy',
  description: 'How a three-year map of your systems is drawn, step by step, and what you hold at the end.',
};

const casesPage: Page = {
  name: 'Case Studies',
  path: '/case-studies',
  description: 'What was built, what it changed, and what went wrong on the way.',
};

const blogPages: readonly Page[] = [
  { name: 'Blog', path: '/blog', description: 'Notes from the work: methods, mistakes and the law.' },
  {
    name: 'Tech Insights',
    path: '/blog/tech-insights',
    description: 'How the things we build work, and when they do not.',
  },
  {
    name: 'Industry News',
    path: '/blog/industry-news',
    description: `Rules, prices and releases, and what they mean for a company in ${country.name}.`,
  },
  {
    name: 'Company Updates',
    path: '/blog/company-updates',
    description: 'How we work ourselves',
  },
];

/** All pages of the site in reading order, without single case studies and blog posts. */
export const pages: readonly Page[] = [
  { name: 'Home', path: '/', description: 'What we do, for whom, and what came of it.' },
  {
    name: 'About Us',
    path: '/about',
    description: `Mission, vision, values, the years since ${companyBrief.foundedYear} and who started it.`,
  },
  {
    name: 'Services',
    path: '/services',
    description: `The ${offeringCount.lowerCase}, each on one line.`,
  },
  ...servicePages,
  ...(isOffered('enterprise-it-strategy') ? [strategyPage] : []),
  {
    name: 'Free AI Business Audit',
    path: '/ai-audit',
    description: 'About three minutes of questions, then a written report. Free.',
  },
  {
    name: 'Automations',
    path: '/automations',
    description: 'A catalogue of routine work a machine can take over, with the hours it saves.',
  },
  ...(hasCases ? [casesPage] : []),
  ...(features.blog ? blogPages : []),
  {
    name: 'Contact',
    path: '/contact',
    description: `Phone, email, the office in ${contact.headquarters.city} and a form that a person reads.`,
  },
  {
    name: 'Privacy Policy',
    path: '/privacy',
    description:
      'Where your data is stored, in the EU or outside it, what this website sends, and how to delete it. No cookies.',
  },
  {
    name: 'Terms of Service',
    path: '/terms',
    description: 'What you may expect of this website, and what it does not promise.',
  },
  {
    name: 'Accessibility',
    path: '/accessibility',
    description:
      'What was tested so that everybody can use this site, its known limits, and how to complain.',
  },
  { name: 'Sitemap', path: '/sitemap', description: 'Every page, on one page.' },
];
