import { emptyAuditForm } from '#services';
import {
  contact,
  countInWords,
  features,
  hasCases,
  offeringBriefs,
  subOfferingBriefs,
} from '#services/knowledge';
import { paths, phoneUrl } from '#site/routing/paths.ts';

/** Label of the skip link. */
export const skip = 'Skip to main content';

const cases = {
  name: 'Case Studies',
  path: paths.caseStudies,
  icon: 'chart',
  description: 'What was built, what it changed and what did not work.',
} as const;

const blog = {
  name: 'Blog',
  path: paths.blog,
  icon: 'file',
  description: 'Articles on AI, the law and costs.',
  items: [
    { name: 'Tech Insights', path: paths.blogCategory('tech-insights') },
    { name: 'Industry News', path: paths.blogCategory('industry-news') },
    { name: 'Company Updates', path: paths.blogCategory('company-updates') },
  ],
} as const;

const resources = [...(hasCases ? [cases] : []), ...(features.blog ? [blog] : [])];

/** Entries of the navigation in the header. */
export const navigation = [
  { name: 'Home', path: paths.home },
  { name: 'Services', path: paths.services },
  { name: 'Automations', path: paths.automations },
  ...(resources.length > 0 ? [{ name: 'Resources', items: resources }] : []),
  { name: 'About Us', path: paths.about },
  { name: 'Contact', path: paths.contact },
] as const;

/** Main action of every page. */
export const auditAction = { label: 'Free AI Business Audit', href: paths.aiAudit } as const;

/** Phone number in the menu on phones. */
export const call = { label: `Call ${contact.phone}`, href: phoneUrl(contact.phone) } as const;

/** Entry of the audit, for visitors who cannot choose a service. */
export const unsure = {
  title: 'Not sure? Take the free audit',
  text: 'Answer a few questions and get a written report: where AI would pay in your company, and in what order.',
};

/** Number of questions of the audit, in words. */
const questionCount = countInWords(Object.keys(emptyAuditForm).length);

const briefs = [...offeringBriefs, ...subOfferingBriefs];

const linkTo = ({ id, title }: (typeof briefs)[number]) => ({ label: title, href: paths.service(id) });

/** Links of the footer to all services. */
export const footerServices = offeringBriefs.map(linkTo);

/** Links of the footer to the solutions that are part of a service. */
export const footerSolutions = subOfferingBriefs.map(linkTo);

/** Links of the footer to other pages. */
export const quickLinks = [
  { label: 'Services', href: paths.services },
  { label: 'Automations', href: paths.automations },
  { label: 'About Us', href: paths.about },
  ...(hasCases ? [{ label: 'Case Studies', href: paths.caseStudies }] : []),
  ...(features.blog ? [{ label: 'Blog & Resources', href: paths.blog }] : []),
  auditAction,
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'Terms of Service', href: paths.terms },
] as const;

/** Links in the last line of the footer. */
export const legalLinks = [
  { label: 'Privacy', href: paths.privacy },
  { label: 'Terms', href: paths.terms },
  { label: 'Accessibility', href: paths.accessibility },
  { label: 'Sitemap', href: paths.sitemap },
] as const;

/** Profiles of the company on social media. Only existing profiles are listed. */
export const socialLinks = [
  { label: 'LinkedIn', href: contact.socialMedia.linkedin },
  { label: 'X (Twitter)', href: contact.socialMedia.twitter },
  { label: 'Facebook', href: contact.socialMedia.facebook },
  { label: 'YouTube', href: contact.youtube },
].flatMap(({ label, href }) => (href ? [{ label, href }] : []));

/** Headings and labels of the footer. */
export const footer = {
  services: 'Services',
  solutions: 'Parts of these services',
  links: 'Company',
  contact: 'Contact',
  touch: 'Get in Touch',
  social: 'Follow us',
  legal: 'Legal',
  promise: 'No cookies, no tracking.',
} as const;

const audit = 'It takes about three minutes. You get a written report: where AI would pay in your company.';

/**
 * Returns the closing banner of the page at an address. `turns` is the number of turns in its drawing of a tangle:
 * few on pages close to a decision.
 */
export function closingBanner(address: string) {
  if (address === paths.aiAudit)
    return {
      title: 'Would you rather ask a person?',
      text: `Say what takes your time. A person replies ${contact.replyTime.replaceAll(' ', '\u00a0')}.`,
      action: { label: 'Write to us', href: paths.contact },
      turns: 3,
    };
  const [, list, id = list] = address.split('/');
  const chosen = briefs.find((service) => service.id === id);
  return {
    title: chosen?.question ?? 'Ready to transform your business with AI?',
    text: audit,
    action: auditAction,
    // A service page shows its own question as the title.
    ...(chosen ? { turns: 8 } : closingBanners[`/${list}`]),
  };
}

/** Closing banners by the first part of the path. Each applies to a list and to the pages below it. */
const closingBanners: Readonly<
  Record<string, { readonly title?: string; readonly text: string; readonly turns: number }>
> = {
  // Visitors of the contact page already write to us, so the banner only helps them to begin.
  [paths.contact]: {
    title: 'Not sure yet what to write? Begin with questions.',
    text: `The audit asks ${questionCount.lowerCase}, and its report makes a good first message to us.`,
    turns: 4,
  },
  [paths.services]: {
    title: 'Which service pays first? The audit tells you.',
    text: 'The audit recommends three solutions for your company, with effort and return.',
    turns: 8,
  },
  [paths.automations]: {
    title: 'What could leave your week first?',
    text: 'The audit says in writing which tasks to hand over first in your company.',
    turns: 6,
  },
  [paths.caseStudies]: {
    title: 'What would your own figures be?',
    text: 'The audit makes a first estimate, in writing.',
    turns: 4,
  },
  [paths.blog]: {
    title: 'What would pay off in your company?',
    text: `The audit answers that: ${questionCount.lowerCase} questions, about three minutes, one written report.`,
    turns: 9,
  },
  [paths.about]: {
    title: 'Tell us what takes your team’s time.',
    text: audit,
    turns: 10,
  },
};
