import { companyBrief } from '#services/knowledge';

const { foundedYear, stats: companyStats } = companyBrief;

export const success = 'success rate: projects that reached the result we promised in writing';

/** Figures shown together with the success rate. */
export const stats = [
  { figure: companyStats.clients, label: `clients since ${foundedYear}` },
  { figure: companyStats.projectsCompleted, label: 'projects completed' },
  { figure: companyStats.clientSatisfaction, label: 'client satisfaction' },
];
