import { Container, EffortMeter } from '#design-system';
import type { Service } from '#services/knowledge';
import { Ranges } from '#site/sections/Ranges/Ranges.tsx';

import { labels, scope } from './ServiceFacts.content.ts';
import * as styles from './ServiceFacts.css.ts';

export interface ServiceFactsProps {
  readonly service: Service;
}

/** What a service takes and returns, with the scope of its figures below. */
export function ServiceFacts({ service }: ServiceFactsProps) {
  const facts = [
    { term: labels.time, details: <Ranges text={service.typicalTime} /> },
    { term: labels.return, details: <Ranges text={service.typicalReturn} />, footnote: true },
    { term: labels.effort, details: <EffortMeter difficulty={service.effort} /> },
  ];
  return (
    <Container className={styles.sheet}>
      <dl className={styles.facts}>
        {facts.map(({ term, details, footnote }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.details}>
              {details}
              {footnote && <span aria-hidden="true">*</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.scope}>
        <span aria-hidden="true">* </span>
        {scope}
      </p>
    </Container>
  );
}
