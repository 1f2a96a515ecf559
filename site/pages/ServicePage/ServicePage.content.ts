import { company, type OfferingId } from '#services/knowledge';

/** Returns the description of a service for search results. */
export const describe = ({ title, summary }: { readonly title: string; readonly summary: string }) =>
  `${title}: ${summary} What it changes, how long it takes and what it returns.`;

export const fullPage = 'Full Enterprise IT Strategy page';

export const talk = 'Talk to a person';

export const partOf = 'Part of';

export const caseLink = { more: 'Read the whole case' };

/** Role of the person for questions about each service. */
const roles: Readonly<Record<OfferingId, string>> = {
  consultancy: 'Consultant',
  'process-automation': 'Developer',
  'voice-agents': 'Voice engineer',
  'data-analytics': 'Analyst',
  'digital-presence': 'Developer',
  'enterprise-it-strategy': 'Consultant',
  'ai-automation': 'Analyst',
};

/** Returns the person for questions about a service; `undefined` if nobody has that role. */
export const personOf = (id: string) => {
  const role = new Map(Object.entries(roles)).get(id);
  return company.people.find((person) => person.role === role);
};
