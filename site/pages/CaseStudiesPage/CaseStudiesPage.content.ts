import { caseStudyBriefs, countInWords } from '#services/knowledge';

export const meta = {
  title: 'Case Studies',
  heading: 'Case Studies',
  lead: 'What was built, what it changed in figures, and what went wrong on the way. Clients are not named, so that we can tell all three.',
  description:
    'Anonymous case studies from Cyprus: the situation, what was built, three figures, what did not work, and how long it took.',
};

export const filter = { label: 'Industry', all: 'All' };

/** Says how many are shown. */
export const countOf = (count: number) => `${count} ${count === 1 ? 'case study' : 'case studies'}`;

export const index = { title: `${countInWords(caseStudyBriefs.length).first} projects and what changed` };
