import { caseStudyBriefs, counted, country } from '#services/knowledge';

export const meta = {
  title: 'Case Studies',
  heading: 'Case Studies',
  lead: 'What was built, what it cost and what it changed, in figures. Clients are not named, so we can also say what failed.',
  description: `Anonymous case studies from ${country.name}: the situation, what was built, what it cost and changed, how long it took, and what did not work.`,
};

export const filter = { label: 'Industry', all: 'All' };

/** Number of cases shown, for screen readers. */
export const countOf = (count: number) => `${count} ${count === 1 ? 'case study' : 'case studies'}`;

export const index = {
  title: `${counted(caseStudyBriefs.length, 'project').capitalised} and what changed`,
};
