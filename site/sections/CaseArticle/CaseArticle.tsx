import { clsx } from 'clsx';

import { Container, Heading, Link } from '#design-system';
import { type CaseStudy, serviceBriefs } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { CaseCount } from '#site/sections/CaseCount/CaseCount.tsx';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';
import { CaseSpecimen } from '#site/sections/CaseSpecimen/CaseSpecimen.tsx';
import { firstSentence } from '#site/sections/firstSentence.ts';

import { labels } from './CaseArticle.content.ts';
import * as styles from './CaseArticle.css.ts';

export interface CaseArticleProps {
  readonly study: CaseStudy;
}

/**
 * What the page of a case study says below its head: the change drawn to scale, the situation and what was built
 * beside one piece of the work, the other figures with the facts, and what did not work.
 *
 * **Not this?** Its figures alone, on another page, are `CaseSummary`.
 */
export function CaseArticle({ study }: CaseArticleProps) {
  const { figures, count, situation, specimen, built, setback, duration } = study;
  const said = firstSentence(setback);
  // The title says the pair, the drawing says of how many.
  const pair = figures.find(({ value }) => value.includes(' → '));
  const others = figures.filter((figure) => figure !== pair && figure.value !== String(count?.all));
  const short = specimen && others.length < 2;
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
        <section className={styles.situation}>
          <Heading level={2} size="h3">
            {labels.situation}
          </Heading>
          <p>{situation}</p>
        </section>
        <section className={clsx(styles.built, !specimen && styles.beside)}>
          <Heading level={2} size="h3">
            {labels.built}
          </Heading>
          <ol className={styles.steps}>
            {built.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        {specimen && (
          <section className={clsx(styles.specimen, short && styles.besideAll)}>
            <CaseSpecimen specimen={specimen} />
          </section>
        )}
        <div className={styles.figures}>
          <CaseFigures figures={others} />
        </div>
        <dl className={clsx(styles.facts, !short && styles.beside)}>
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
              .map(({ id, title }) => (
                <dd key={id}>
                  <Link href={paths.service(id)}>{title}</Link>
                </dd>
              ))}
          </div>
        </dl>
        <section className={styles.setback}>
          <Heading level={2} size="h3" className={styles.setbackName}>
            {labels.setback}
          </Heading>
          <p className={styles.words}>
            <span className={styles.said}>{said}</span>
            <span className={styles.learnt}>{setback.slice(said.length)}</span>
          </p>
        </section>
      </Container>
    </>
  );
}
