import { Container, Grid, Stack, Text } from '#design-system';
import { company } from '#services/knowledge';

/** The four figures clients ask for (specification section 9). */
export function Figures() {
  const { clients, projectsCompleted, successRate, clientSatisfaction } = company.stats;
  const figures = [
    [clients, 'clients'],
    [projectsCompleted, 'projects completed'],
    [successRate, 'success rate'],
    [clientSatisfaction, 'client satisfaction'],
  ] as const;
  return (
    <Container>
      <Grid columns={{ phone: 2, tablet: 4 }}>
        {figures.map(([value, label]) => (
          <Stack key={label} gap="xxs">
            <Text size="lead">{value}</Text>
            <Text size="small" tone="muted">
              {label}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Container>
  );
}
