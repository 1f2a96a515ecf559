import { Container, Link } from '#design-system';
import { type CaseStudy, serviceBriefs } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';

import { labels } from './CaseArticle.content.ts';
import * as styles from './CaseArticle.css.ts';

export interface CaseArticleProps {
  readonly study: CaseStudy;
}

/**
 * What the page of a case study says below its head: figures, situation, what was built and what did not work.
 *
 * **Not this?** Its figures alone, on another page, are `CaseSummary`.
 */
export function CaseArticle({ study }: CaseArticleProps) {
  const { figures, situation, built, setback, duration } = study;
  return (
    <Container className={styles.article}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>{labels.industry}</dt>
          <dd>{study.industry}</dd>
        </div>
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
      <div className={styles.body}>
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
    </Container>
  );
}
