import { DescriptionList, Stack, StatBand, Text } from '#design-system';
import { caseStudies } from '#services/knowledge';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { labels, meta, parts } from './CaseStudiesPage.content.ts';

/** `/case-studies` — what came of it, in figures and in mistakes. */
export function CaseStudiesPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
      {caseStudies.map((study) => (
        <Section key={study.slug} id={study.slug} title={study.title} lead={study.client} ruled>
          <Stack gap="xl">
            <Text measure>{study.summary}</Text>
            <StatBand stats={study.figures.map(({ value, label }) => ({ figure: value, label }))} />
            <DescriptionList items={parts.map((part) => ({ term: labels[part], details: study[part] }))} />
          </Stack>
        </Section>
      ))}
    </>
  );
}
