import type { Company } from '#services/knowledge';

import { companyBrief } from './companyBrief.ts';
import { founder } from './founder.ts';

const sentence = (about: string) => `A sentence about ${about}, long enough to be read as one.`;

/** Another company, invented for the test: what somebody would write who takes the site over. */
export const company: Company = {
  ...companyBrief,
  mission: sentence('the mission'),
  vision: sentence('the vision'),
  values: ['Candour', 'Counting', 'Keys', 'Company'].map((title) => ({
    title,
    description: sentence(title),
  })),
  milestones: [2011, 2014, 2017, 2019, 2022, 2024].map((year) => ({
    year,
    title: `What ${year} brought`,
    description: sentence(`the year ${year}`),
  })),
  founder: {
    ...founder,
    quote: 'I counted the hours first and the money later, and the hours were worse.',
  },
  people: ['Partner', 'Maker'].map((role) => ({
    name: `A ${role}`,
    role,
    does: sentence(role),
    ask: 'the work',
  })),
  languages: ['English', 'French'],
  method: ['Look', 'Offer', 'Attempt', 'Make', 'Leave'].map((title) => ({
    title,
    description: sentence(title),
  })),
};
