import { companyBrief } from '#services/knowledge';

const { foundedYear, stats: known } = companyBrief;

export const success = {
  figure: known.successRate,
  label: 'success rate: projects whose one number moved as far as promised',
};

export const stats = [
  { figure: known.clients, label: `clients since ${foundedYear}` },
  { figure: known.projectsCompleted, label: 'projects completed' },
  { figure: known.clientSatisfaction, label: 'client satisfaction' },
];
