import { Grid, Heading, Stack, Text } from '#design-system';
import { caseStudies } from '#services/knowledge';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { labels, meta } from './CaseStudiesPage.content.ts';

/** `/case-studies` — what came of it, in figures and in mistakes. */
export function CaseStudiesPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
      {caseStudies.map((study) => (
        <Section key={study.slug} id={study.slug} title={study.title} lead={study.client} ruled>
          <Stack gap="l">
            <Text measure>{study.summary}</Text>
            <Grid columns={{ tablet: 3 }} gap="l">
              {study.figures.map(({ value, label }) => (
                <Stack key={label} gap="xxs">
                  <Text size="lead">{value}</Text>
                  <Text size="small" tone="muted">
                    {label}
                  </Text>
                </Stack>
              ))}
            </Grid>
            {(['situation', 'built', 'setback', 'duration'] as const).map((part) => (
              <Stack key={part} gap="xxs">
                <Heading level={3} size="h4">
                  {labels[part]}
                </Heading>
                <Text measure>{study[part]}</Text>
              </Stack>
            ))}
          </Stack>
        </Section>
      ))}
    </>
  );
}
