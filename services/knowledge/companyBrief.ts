import type { Company } from './types.ts';

const name = 'Idalion';

/** Brief of the company, which every page loads. It is in a separate file, so that visitors download no other facts. */
export const companyBrief: Pick<
  Company,
  'name' | 'fullName' | 'tagline' | 'description' | 'audience' | 'foundedYear' | 'stats'
> = {
  name,
  fullName: `${name} AI Solutions Ltd`,
  tagline: 'We take the routine work off your team.',
  description: `${name} is an AI and IT consultancy in Nicosia, Cyprus. We build software that answers calls, enters invoices and sends reports.`,
  audience: 'companies of 10 to 350 people, mostly in Cyprus',
  foundedYear: 2018,
  stats: { clients: '87+', projectsCompleted: '156+', successRate: '92%', clientSatisfaction: '4.9/5' },
};
