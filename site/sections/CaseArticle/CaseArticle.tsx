import { Container, Heading, Link, Text } from '#design-system';
import { type CaseStudy, serviceBriefs } from '#services/knowledge';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';

import { labels } from './CaseArticle.content.ts';
import * as styles from './CaseArticle.css.ts';

export interface CaseArticleProps {
  readonly study: CaseStudy;
}

/**
 * One case study whole: figures, situation, what was built and what did not work.
 *
 * **Not this?** Its figures alone, on another page, are `CaseSummary`.
 */
export function CaseArticle({ study }: CaseArticleProps) {
  const { slug, subject, client, title, summary, figures, situation, built, setback, duration } = study;
  return (
    <Container as="article" id={slug} aria-labelledby={`${slug}-title`}>
      <div className={styles.article}>
        <div className={styles.head}>
          {subject && <Glyph name={subject} className={styles.glyph} />}
          <Heading level={2} id={`${slug}-title`}>
            {title}.
          </Heading>
          <Text tone="accent" size="small">
            {client}
          </Text>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt className={styles.term}>{labels.duration}</dt>
              <dd>{duration}</dd>
            </div>
            <div className={styles.fact}>
              <dt className={styles.term}>{labels.services}</dt>
              {serviceBriefs
                .filter(({ id }) => study.services.includes(id))
                .map((service) => (
                  <dd key={service.id}>
                    <Link href={paths.service(service.id)}>{service.title}</Link>
                  </dd>
                ))}
            </div>
          </dl>
        </div>
        <div className={styles.body}>
          <Text size="lead">{summary}</Text>
          <CaseFigures figures={figures} />
          <dl className={styles.story}>
            <div className={styles.part}>
              <dt className={styles.name}>{labels.situation}</dt>
              <dd>{situation}</dd>
            </div>
            <div className={styles.part}>
              <dt className={styles.name}>{labels.built}</dt>
              <dd>{built}</dd>
            </div>
            <div className={styles.setback}>
              <dt className={styles.name}>{labels.setback}</dt>
              <dd className={styles.setbackText}>{setback}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Container>
  );
}
