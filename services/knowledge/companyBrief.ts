import type { Company } from './types.ts';

const name = 'Idalion';

/** Brief of the company for every page, apart from its other facts, so that a visitor loads no more. */
export const companyBrief: Pick<
  Company,
  'name' | 'fullName' | 'tagline' | 'description' | 'foundedYear' | 'stats'
> = {
  name,
  fullName: `${name} AI Solutions Ltd`,
  tagline: 'Give the tangle to the machine.',
  description: `${name} is an AI and IT consultancy in Nicosia, Cyprus. We find the hours your team loses to routine and hand them to software that answers, routes, reports and keeps a record.`,
  foundedYear: 2018,
  stats: { clients: '87+', projectsCompleted: '156+', successRate: '92%', clientSatisfaction: '4.9/5' },
};
