import { automations } from './automations.ts';
import { readBasis } from './readBasis.ts';

/** Teams of a kind of company, named as the bases of the catalogue name them: a clinic, there a practice, has an office too. */
const kinds = {
  'An office': ['an office'],
  'A clinic': ['a practice', 'an office'],
  'A wholesaler': ['a wholesaler', 'a warehouse team', 'a courier', 'a sales team'],
} as const;

/** Kinds of company, each with the automations whose hours were counted in one, or in a part of one. */
export const exampleCompanies = Object.entries(kinds).map(([company, parts]) => ({
  company,
  automations: automations.flatMap(({ id, basis }) =>
    parts.some((part) => readBasis(basis).company.startsWith(`${part} of `)) ? [id] : [],
  ),
}));

/** The hours of a full week of work, to measure saved hours by. */
export const weekHours = 40;
