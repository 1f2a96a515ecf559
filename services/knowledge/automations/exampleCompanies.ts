import { automations } from './automations.ts';
import { readBasis } from './readBasis.ts';

/**
 * Kinds of company, each with its teams as the field `basis` of the automations names them. The field calls a clinic a
 * practice. A clinic also has an office.
 */
const kinds = {
  'An office': ['an office'],
  'A clinic': ['a practice', 'an office'],
  'A wholesaler': ['a wholesaler', 'a warehouse team', 'a courier', 'a sales team'],
} as const;

/** Kinds of company, each with the automations whose hours were counted in one of its teams. */
export const exampleCompanies = Object.entries(kinds).map(([company, parts]) => ({
  company,
  automations: automations.flatMap(({ id, basis }) =>
    parts.some((part) => readBasis(basis).company.startsWith(`${part} of `)) ? [id] : [],
  ),
}));

/** Hours of a full working week. Saved hours are compared with it. */
export const weekHours = 40;
