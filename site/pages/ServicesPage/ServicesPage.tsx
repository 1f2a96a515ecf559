import { Grid, Heading, Stack, Text } from '#design-system';
import { technologies } from '#services/knowledge';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServicesIndex } from '#site/sections/ServicesIndex/ServicesIndex.tsx';

import { headings, meta } from './ServicesPage.content.ts';

/** `/services` — the seven services, read like a table of contents. */
export function ServicesPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
      <Section title={headings.index}>
        <ServicesIndex />
      </Section>
      <Section title={headings.technologies} ruled>
        <Grid columns={{ tablet: 2, desktop: 3 }} gap="xl">
          {technologies.map(({ name, items }) => (
            <Stack key={name} gap="xs">
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <Text tone="muted">{items.join(', ')}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
    </>
  );
}
