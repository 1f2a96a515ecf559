import { Grid, Heading, Stack, Text, Timeline } from '#design-system';
import { company } from '#services/knowledge';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { Figures } from '#site/sections/Figures/Figures.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { headings, meta } from './AboutPage.content.ts';

/** `/about` — why the company exists, what it is held to and who started it. */
export function AboutPage() {
  const { mission, vision, values, milestones, founder } = company;
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
      <Figures />
      <Section title={headings.mission} ruled>
        <Text size="lead" measure>
          {mission}
        </Text>
      </Section>
      <Section title={headings.vision} ruled>
        <Text size="lead" measure>
          {vision}
        </Text>
      </Section>
      <Section title={headings.values} ruled>
        <Grid columns={{ tablet: 2 }} gap="xl">
          {values.map(({ title, description }) => (
            <Stack key={title} gap="xs">
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{description}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section title={headings.milestones} ruled>
        <Timeline milestones={milestones.map(({ year, ...rest }) => ({ year: String(year), ...rest }))} />
      </Section>
      <Section title={headings.founder} ruled>
        <figure>
          <blockquote>
            <Text size="lead" measure>
              {founder.quote}
            </Text>
          </blockquote>
          <figcaption>
            {founder.name}, {founder.title}
          </figcaption>
        </figure>
      </Section>
    </>
  );
}
