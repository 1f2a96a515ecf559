import { company, contact, counted, countInWords, sample } from '#services/knowledge';
import { postBySlug } from '#site/content/posts.ts';
import { companyUpdates, postLink, readOn } from '#site/content/readOn.content.ts';
import { paths, phoneUrl } from '#site/routing/paths.ts';
import type { Milestone } from '#site/sections/Milestones/Milestones.tsx';

export const meta = {
  title: 'About Us',
  heading: 'About Us',
  lead: `A consultancy in ${contact.headquarters.city} since ${company.foundedYear}. We work in ${company.languages.join(' and ')}, mostly for companies in ${contact.headquarters.country}.`,
  description: `Who we are: founded ${company.foundedYear} in ${contact.headquarters.city}, ${company.stats.clients} clients, ${company.stats.projectsCompleted} projects, ${counted(company.values.length, 'value').lowerCase} and the years between.`,
};

export const headings = {
  mission: 'Our mission',
  vision: 'Our vision',
};

export const people = {
  title:
    company.people.length === 1
      ? 'The person you will work with'
      : `${countInWords(company.people.length).capitalised} people you will work with`,
  lead: `You meet ${company.people.length === 1 ? 'the founder' : 'all of them'}, in ${company.languages.join(' or ')}.${sample ? ` ${sample.people}` : ''}`,
  ask: 'Ask me about',
};

/** Texts of the values. `proofs[i]` is the page on which readers can check `company.values[i]`. */
export const values = {
  title: counted(company.values.length, 'value').capitalised,
  lead: 'What we promise, and where you can check it.',
  proofs: [
    { label: 'What each service costs', href: paths.services },
    postLink(readOn.countingHours, 'How we count an hour'),
    postLink(readOn.handover, 'What we hand over, and when'),
    { label: `Call ${contact.phone}`, href: phoneUrl(contact.phone) },
  ],
};

export const milestones = {
  title: 'What changed, year by year',
  lead: `From the first desk to ${company.stats.projectsCompleted} projects.`,
  all: { label: 'All company updates', href: paths.blogCategory('company-updates') },
};

const lastMilestone = Math.max(...company.milestones.map(({ year }) => year));

/** Company updates after the last milestone, oldest first, each with its post. */
const updates = companyUpdates
  .map(({ slug, ...update }) => ({
    ...update,
    href: paths.post(slug),
    year: Number(postBySlug(slug)?.date.slice(0, 4)),
  }))
  .filter(({ year }) => year > lastMilestone);

/** History of the company: the milestones, then the company updates. */
export const history: readonly Milestone[] = [...company.milestones, ...updates];

export const technologies = {
  title: 'What we build with',
  lead: 'Chosen for the job, never for a commission.',
};
