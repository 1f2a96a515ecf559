import { company, contact } from '#services/knowledge';
import { postsIn } from '#site/content/posts.ts';
import { paths } from '#site/routing/paths.ts';

export const meta = {
  title: 'About Us',
  heading: 'About Us',
  lead: `A consultancy inside the walls of ${contact.headquarters.city} since ${company.foundedYear}. We work in ${company.languages.join(' and ')}, mostly for companies in ${contact.headquarters.country}.`,
  description: `Who we are: founded ${company.foundedYear} in Nicosia, ${company.stats.clients} clients, ${company.stats.projectsCompleted} projects, four values and the years between.`,
};

export const headings = {
  mission: 'Our mission',
  vision: 'Our vision',
};

export const values = {
  title: 'Four values',
  lead: 'You may quote them to us, in writing.',
};

export const milestones = {
  title: 'What changed, year by year',
  lead: 'From two desks to the hundredth project, and what we have written down since.',
  all: { label: 'All company updates', href: paths.blogCategory('company-updates') },
};

const lastMilestone = Math.max(...company.milestones.map(({ year }) => year));

/** Of each year after the milestones the last thing that we wrote about ourselves, oldest first. */
export const updates = postsIn('company-updates')
  .map((post) => ({ ...post, year: Number(post.date.slice(0, 4)) }))
  .filter(({ year }, index, all) => year > lastMilestone && year !== all[index - 1]?.year)
  .toReversed();

export const technologies = {
  title: 'What we build with',
  lead: 'Chosen for the job, never for a commission.',
};
