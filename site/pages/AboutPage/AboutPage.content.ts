import { company } from '#services/knowledge';

export const meta = {
  title: 'About Us',
  heading: 'About Us',
  lead: company.description,
  description: `Who we are: founded ${company.foundedYear} in Nicosia, ${company.stats.clients} clients, ${company.stats.projectsCompleted} projects, four values and the years between.`,
};

export const headings = {
  mission: 'Our mission',
  vision: 'Our vision',
  values: 'Four values we are held to',
  milestones: 'Six years that made us',
  founder: 'Who started it',
};
