import { Button, Container, Heading, Text, Timeline } from '#design-system';
import { company } from '#services/knowledge';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { KeyFigures } from '#site/sections/KeyFigures/KeyFigures.tsx';
import { Mission } from '#site/sections/Mission/Mission.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Quote } from '#site/sections/Quote/Quote.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { Technologies } from '#site/sections/Technologies/Technologies.tsx';

import { headings, meta, milestones, technologies, values } from './AboutPage.content.ts';
import * as styles from './AboutPage.css.ts';

const history = company.milestones.map(({ year, ...rest }) => ({ year: String(year), ...rest }));

/** `/about` — why the company exists, what it is held to and who started it. */
export function AboutPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="about" />} />
      <KeyFigures />
      <Section
        title={milestones.title}
        lead={milestones.lead}
        action={
          <Button href={milestones.since.href} variant="outline" size="small">
            {milestones.since.label}
          </Button>
        }
      >
        <Timeline milestones={history} />
      </Section>
      <Quote />
      <Container className={styles.statements}>
        <Mission title={headings.mission} text={company.mission} />
        <Mission title={headings.vision} text={company.vision} />
      </Container>
      <Section title={values.title} lead={values.lead} titlePlace="beside">
        <div className={styles.values}>
          {company.values.map(({ title, description }) => (
            <div key={title} className={styles.value}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{description}</Text>
            </div>
          ))}
        </div>
      </Section>
      <Section title={technologies.title} lead={technologies.lead} titlePlace="beside">
        <Technologies />
      </Section>
    </>
  );
}
