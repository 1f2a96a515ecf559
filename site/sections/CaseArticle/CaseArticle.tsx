import { Container, Link } from '#design-system';
import { type CaseStudy, serviceBriefs } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { CaseCount } from '#site/sections/CaseCount/CaseCount.tsx';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';
import { firstSentence } from '#site/sections/firstSentence.ts';

import { labels } from './CaseArticle.content.ts';
import * as styles from './CaseArticle.css.ts';

export interface CaseArticleProps {
  readonly study: CaseStudy;
}

/**
 * What the page of a case study says below its head: the change drawn to scale, situation, what was built and what did
 * not work, and beside them the other figures.
 *
 * **Not this?** Its figures alone, on another page, are `CaseSummary`.
 */
export function CaseArticle({ study }: CaseArticleProps) {
  const { figures, count, situation, built, setback, duration } = study;
  const said = firstSentence(setback);
  // The title says the pair, the drawing says of how many.
  const pair = figures.find(({ value }) => value.includes(' → '));
  const others = figures.filter((figure) => figure !== pair && figure.value !== String(count?.all));
  return (
    <>
      {count && (
        <div className={styles.count}>
          <Container>
            <CaseCount count={count} />
          </Container>
        </div>
      )}
      <Container className={styles.article}>
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
            <dd>
              <span className={styles.said}>{said}</span>
              {setback.slice(said.length)}
            </dd>
          </div>
        </dl>
        <div className={styles.beside}>
          <CaseFigures figures={others} />
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
        </div>
      </Container>
    </>
  );
}
