import { Container, StatBand } from '#design-system';
import { companyBrief } from '#services/knowledge';
import { beforeSection } from '#site/sections/Section/Section.css.ts';

const { foundedYear, stats: known } = companyBrief;
const stats = [
  { figure: known.clients, label: `clients since ${foundedYear}` },
  { figure: known.projectsCompleted, label: 'projects completed' },
  { figure: known.successRate, label: 'success rate: projects whose one number moved as far as promised' },
  { figure: known.clientSatisfaction, label: 'client satisfaction' },
];

/** The four figures clients ask for, as they stand in the knowledge base: shown at once, never counted up. */
export function KeyFigures() {
  return (
    <Container className={beforeSection}>
      <StatBand stats={stats} />
    </Container>
  );
}
