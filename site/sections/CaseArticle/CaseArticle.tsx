import { clsx } from 'clsx';

import { Container, Heading } from '#design-system';
import { type CaseStudy, caseExamples } from '#services/knowledge';
import { CaseCount } from '#site/sections/CaseCount/CaseCount.tsx';
import { CaseExample } from '#site/sections/CaseExample/CaseExample.tsx';
import { CaseCost } from '#site/sections/CasePayback/CaseCost.tsx';
import { CasePayback } from '#site/sections/CasePayback/CasePayback.tsx';
import { ClientVoice } from '#site/sections/ClientVoice/ClientVoice.tsx';
import { firstSentence } from '#site/sections/firstSentence.ts';

import { labels } from './CaseArticle.content.ts';
import * as styles from './CaseArticle.css.ts';
import { CaseFacts } from './CaseFacts.tsx';

export interface CaseArticleProps {
  readonly study: CaseStudy;
}

/**
 * Body of a case study: the change drawn to scale, the situation, the solution, an example of the work, the results,
 * the payback and the setback.
 *
 * **Not this?** Use `CaseSummary` to show the figures of a case on another page.
 */
export function CaseArticle({ study }: CaseArticleProps) {
  const { slug, count, situation, built, setback, voice } = study;
  const example = caseExamples[slug];
  const opening = firstSentence(setback);
  return (
    <>
      {count && (
        <div data-dark className={styles.count}>
          <Container>
            <CaseCount count={count}>
              <CaseCost study={study} />
            </CaseCount>
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
        <section className={clsx(styles.built, !example && styles.beside)}>
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
        <div className={styles.facts}>
          <CaseFacts study={study} />
        </div>
        {example && (
          <section className={styles.example}>
            <CaseExample example={example} />
          </section>
        )}
        <div className={styles.payback}>
          <CasePayback study={study} />
        </div>
        <ClientVoice voice={voice} large className={styles.voice} />
        <section className={styles.setback}>
          <Heading level={2} size="h3" className={styles.setbackName}>
            {labels.setback}
          </Heading>
          <p className={styles.setbackText}>
            <span className={styles.opening}>{opening}</span>
            <span className={styles.learnt}>{setback.slice(opening.length)}</span>
          </p>
        </section>
      </Container>
    </>
  );
}
