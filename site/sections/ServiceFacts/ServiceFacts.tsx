import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Container, EffortMeter, Text } from '#design-system';
import type { ServiceDetails, ServicePrice } from '#services/knowledge';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';
import { fromPrice, smallest } from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { beforeSection } from '#site/sections/Section/Section.css.ts';

import { labels, scope } from './ServiceFacts.content.ts';
import * as styles from './ServiceFacts.css.ts';

export interface ServiceFactsProps {
  /** Left out while nobody has priced it. */
  readonly price?: ServicePrice | undefined;
  /** Left out for a solution inside a service. */
  readonly details?: ServiceDetails | undefined;
}

/** What a service costs at least, and what it takes and returns, with the scope of its returns below. */
export function ServiceFacts({ price, details }: ServiceFactsProps) {
  return (
    <Container className={clsx(styles.sheet, beforeSection)}>
      <dl className={styles.facts}>
        {price && (
          <Fact term={labels.price}>
            <span className={styles.price}>{fromPrice(price)}</span>
            <Text size="small" tone="muted">
              {smallest(price.small)}
            </Text>
          </Fact>
        )}
        {details && (
          <>
            <Fact term={labels.time}>
              <NoBreakRanges text={details.typicalTime} />
            </Fact>
            <Fact term={labels.return}>
              <NoBreakRanges text={details.typicalReturn} />
              <span aria-hidden="true">*</span>
            </Fact>
            <Fact term={labels.effort}>
              <EffortMeter difficulty={details.effort} />
            </Fact>
          </>
        )}
      </dl>
      {details && (
        <p className={styles.scope}>
          <span aria-hidden="true">* </span>
          {scope}
        </p>
      )}
    </Container>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

const Fact = ({ term, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.details}>{children}</dd>
  </div>
);
