import { company, contact } from '#services/knowledge';
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
  title: 'Our first six years, and what changed in each',
  lead: 'From two desks to the hundredth project.',
  since: { label: 'What has happened since', href: paths.blogCategory('company-updates') },
};

export const technologies = {
  title: 'What we build with',
  lead: 'Chosen for the job, never for a commission.',
};
