import { company, contact, countInWords } from '#services/knowledge';
import { postBySlug } from '#site/content/posts.ts';
import { paths } from '#site/routing/paths.ts';

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
  title: `${countInWords(company.people.length).first} roles at your table`,
  lead: `All of them work in ${company.languages.join(' and ')}. Each is shown with a sample of their work.`,
  ask: 'Ask about',
};

export const values = {
  title: 'Four values',
  lead: 'What we promise. You can have it in writing.',
};

export const milestones = {
  title: 'What changed, year by year',
  lead: 'From two desks to the hundredth project, and what we have written down since.',
  all: { label: 'All company updates', href: paths.blogCategory('company-updates') },
};

const lastMilestone = Math.max(...company.milestones.map(({ year }) => year));

/** What changed after the milestones, oldest first, each year with the post that tells it. */
export const updates = [
  {
    slug: 'how-we-write-an-audit',
    title: 'Audits with a last page',
    description: 'Three things to do, in order, with a price and a date, and a page of what to leave alone.',
    link: 'How we write an audit',
  },
  {
    slug: 'handover-starts-in-week-one',
    title: 'Handover from week one',
    description:
      'The handover moves from the last week to the first: every account is opened in the client’s name.',
    link: 'How we hand over',
  },
  {
    slug: 'assistant-without-ai',
    title: 'The AI can be switched off',
    description: 'The assistant on this site learns to answer without it, from what our own pages say.',
    link: 'How it answers then',
  },
]
  .map((update) => ({ ...update, year: Number(postBySlug(update.slug)?.date.slice(0, 4)) }))
  .filter(({ year }) => year > lastMilestone);

export const technologies = {
  title: 'What we build with',
  lead: 'Chosen for the job, never for a commission.',
};
