import { company, contact, countInWords, sample } from '#services/knowledge';
import { postBySlug } from '#site/content/posts.ts';
import { paths, phoneAddress } from '#site/routing/paths.ts';
import type { Milestone } from '#site/sections/Milestones/Milestones.tsx';

export const meta = {
  title: 'About Us',
  heading: 'About Us',
  lead: `A consultancy inside the walls of ${contact.headquarters.city} since ${company.foundedYear}. We work in ${company.languages.join(' and ')}, mostly for companies in ${contact.headquarters.country}.`,
  description: `Who we are: founded ${company.foundedYear} in Nicosia, ${company.stats.clients} clients, ${company.stats.projectsCompleted} projects, four values and the years between.`,
};

/** In the drawing of the street, below its door. */
export const door = 'Our door';

export const headings = {
  mission: 'Our mission',
  vision: 'Our vision',
};

export const people = {
  title: `${countInWords(company.people.length).first} people you will work with`,
  lead: `You meet all of them, in ${company.languages.join(' or ')}.${sample ? ` ${sample.people}` : ''}`,
  ask: 'Ask me about',
};

/** The values, each with the page where it can be checked, in the order of `company.values`. */
export const values = {
  title: 'Four values',
  lead: 'What we promise, and where you can check it.',
  proofs: [
    { label: 'What each service costs', href: paths.services },
    { label: 'How we count an hour', href: paths.post('measure-hours-saved') },
    { label: 'What we hand over, and when', href: paths.post('handover-starts-in-week-one') },
    { label: `Call ${contact.phone}`, href: phoneAddress(contact.phone) },
  ],
};

export const milestones = {
  title: 'What changed, year by year',
  lead: `From two desks to ${company.stats.projectsCompleted} projects, and to an assistant that can do without AI.`,
  all: { label: 'All company updates', href: paths.blogCategory('company-updates') },
};

const lastMilestone = Math.max(...company.milestones.map(({ year }) => year));

/** Changes after the milestones, oldest first, each year with the post about it. */
const updates = [
  {
    slug: 'how-we-write-an-audit',
    title: 'Audits that also say what not to automate',
    description:
      'Three things to do, in order, with a price and a date, and a page with the tasks to leave to people.',
  },
  {
    slug: 'handover-starts-in-week-one',
    title: 'The handover moves to week one',
    description: 'Accounts are opened in the client’s name before anything is built, with us as guests.',
  },
  {
    slug: 'assistant-without-ai',
    title: 'The AI can be switched off',
    description: 'The assistant on this site learns to answer without it, from what our own pages say.',
  },
]
  .map(({ slug, ...update }) => ({
    ...update,
    href: paths.post(slug),
    year: Number(postBySlug(slug)?.date.slice(0, 4)),
  }))
  .filter(({ year }) => year > lastMilestone);

/** All years, of which the last ones have posts. */
export const years: readonly Milestone[] = [...company.milestones, ...updates];

export const technologies = {
  title: 'What we build with',
  lead: 'Chosen for the job, never for a commission.',
};
