import { clsx } from 'clsx';

import { Container, EffortMeter } from '#design-system';
import type { ServiceDetails } from '#services/knowledge';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';
import { beforeSection } from '#site/sections/Section/Section.css.ts';

import { labels, scope } from './ServiceFacts.content.ts';
import * as styles from './ServiceFacts.css.ts';

export interface ServiceFactsProps {
  readonly service: ServiceDetails;
}

/** What a service takes and returns, with the scope of its figures below. */
export function ServiceFacts({ service }: ServiceFactsProps) {
  const facts = [
    { term: labels.time, details: <NoBreakRanges text={service.typicalTime} /> },
    { term: labels.return, details: <NoBreakRanges text={service.typicalReturn} />, footnote: true },
    { term: labels.effort, details: <EffortMeter difficulty={service.effort} /> },
  ];
  return (
    <Container className={clsx(styles.sheet, beforeSection)}>
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
