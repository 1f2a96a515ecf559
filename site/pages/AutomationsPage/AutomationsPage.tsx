import { Grid, Heading, Stack, Text } from '#design-system';
import { automations } from '#services/knowledge';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { catalogueTitle, meta } from './AutomationsPage.content.ts';

/** `/automations` — what a machine can take over. */
export function AutomationsPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
      <Section title={catalogueTitle} ruled>
        <Grid columns={{ tablet: 2 }} gap="xl">
          {automations.map(({ id, title, area, trigger, hoursSaved, basis }) => (
            <Stack key={id} gap="xs">
              <Text size="small" tone="accent">
                {area}
              </Text>
              <Heading level={3}>{title}</Heading>
              <Text>{trigger}</Text>
              <Text size="small" tone="muted">
                {hoursSaved} hours a week, for {basis}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Section>
    </>
  );
}
