import { companyBrief } from '#services/knowledge';

const { foundedYear, stats: known } = companyBrief;

export const success = 'success rate: projects that reached the result we promised in writing';

/** Figures shown together with the success rate. */
export const stats = [
  { figure: known.clients, label: `clients since ${foundedYear}` },
  { figure: known.projectsCompleted, label: 'projects completed' },
  { figure: known.clientSatisfaction, label: 'client satisfaction' },
];
