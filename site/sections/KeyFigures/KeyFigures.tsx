import { Container, StatBand } from '#design-system';
import { companyBrief } from '#services/knowledge';
import { beforeSection } from '#site/sections/Section/Section.css.ts';

const { clients, projectsCompleted, successRate, clientSatisfaction } = companyBrief.stats;
const stats = [
  { figure: clients, label: 'clients' },
  { figure: projectsCompleted, label: 'projects completed' },
  { figure: successRate, label: 'success rate' },
  { figure: clientSatisfaction, label: 'client satisfaction' },
];

/** The four figures clients ask for, as they stand in the knowledge base: shown at once, never counted up. */
export function KeyFigures() {
  return (
    <Container className={beforeSection}>
      <StatBand stats={stats} />
    </Container>
  );
}
