import { Button, Container, Heading, Link, Text } from '#design-system';
import { company } from '#services/knowledge';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { firstSentence } from '#site/sections/firstSentence.ts';
import { KeyFigures } from '#site/sections/KeyFigures/KeyFigures.tsx';
import { Mission } from '#site/sections/Mission/Mission.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Quote } from '#site/sections/Quote/Quote.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { Technologies } from '#site/sections/Technologies/Technologies.tsx';

import { headings, meta, milestones, technologies, updates, values } from './AboutPage.content.ts';
import * as styles from './AboutPage.css.ts';

/** `/about` — why the company exists, what it is held to and who started it. */
export function AboutPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="about" />} />
      <Container className={styles.statements}>
        <Mission title={headings.mission} text={company.mission} />
        <Mission title={headings.vision} text={company.vision} />
      </Container>
      <Section
        title={milestones.title}
        lead={milestones.lead}
        action={
          <Button href={milestones.all.href} variant="outline" size="small">
            {milestones.all.label}
          </Button>
        }
      >
        <ol className={styles.milestones}>
          {company.milestones.map(({ year, title, description }) => (
            <li key={year} className={styles.milestone}>
              <p className={styles.year}>{year}</p>
              <div className={styles.change}>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{description}</Text>
              </div>
            </li>
          ))}
          {updates.map(({ slug, year, title, description }) => (
            <li key={slug} className={styles.milestone}>
              <div className={styles.change}>
                <Heading level={3}>
                  <Link href={paths.post(slug)}>{title}</Link>
                </Heading>
                <Text tone="muted">{firstSentence(description)}</Text>
              </div>
              <p className={styles.year}>{year}</p>
            </li>
          ))}
        </ol>
      </Section>
      <div className={styles.figures}>
        <KeyFigures rate={false} />
      </div>
      <Section title={values.title} lead={values.lead}>
        {company.values.map(({ title, description }) => (
          <div key={title} className={styles.value}>
            <Heading level={3} size="h2">
              {title}
            </Heading>
            <Text size="lead" tone="muted">
              {description}
            </Text>
          </div>
        ))}
      </Section>
      <Quote />
      <Section title={technologies.title} lead={technologies.lead} titlePlace="beside">
        <Technologies />
      </Section>
    </>
  );
}
