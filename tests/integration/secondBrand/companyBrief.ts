import type { Company } from '#services/knowledge';

const name = 'Vellanoor';

/** Facts about the other company on every page. */
export const companyBrief: Pick<
  Company,
  'name' | 'fullName' | 'tagline' | 'description' | 'audience' | 'foundedYear' | 'stats'
> = {
  name,
  fullName: `${name} Process Works SARL`,
  tagline: 'Work that does itself.',
  description: `${name} is a consultancy in Luxembourg that takes routine off the desks of small firms and counts what that saves.`,
  audience: 'companies of 5 to 60 people in Luxembourg',
  foundedYear: 2011,
  stats: {
    clients: '41+',
    projectsCompleted: '73+',
    successRate: '88%',
    clientSatisfaction: '4.6/5',
  },
};
