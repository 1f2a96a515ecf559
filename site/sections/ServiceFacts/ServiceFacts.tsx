import { clsx } from 'clsx';

import { Container, Link } from '#design-system';
import { buildPrice, formatMoney, type OfferingDetails, type OfferingPrice } from '#services/knowledge';
import { isLongAmount } from '#site/sections/isLongAmount.ts';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';
import { smallest } from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { beforeSection } from '#site/sections/Section/Section.css.ts';

import { labels, returnOf, scope, valueAndNote } from './ServiceFacts.content.ts';
import * as styles from './ServiceFacts.css.ts';

export interface ServiceFactsProps {
  /** Price of the service; `undefined` if it has none. */
  readonly price?: OfferingPrice | undefined;
  /** Duration, return and effort; `undefined` for a part of a service with its own page. */
  readonly details?: OfferingDetails | undefined;
  /** Ids of the sections on this page that explain the facts. */
  readonly sectionIds: {
    readonly price: string;
    readonly process?: string | undefined;
    readonly result?: string | undefined;
  };
}

/**
 * Lowest price of a service, its time, its return and the effort for the client. If the return is in per cent, a note
 * below explains it.
 */
export function ServiceFacts({ price, details, sectionIds }: ServiceFactsProps) {
  return (
    <Container className={clsx(styles.root, beforeSection)}>
      <dl className={styles.facts}>
        {price && (
          <Fact
            term={labels.price}
            value={formatMoney(buildPrice(price.small))}
            note={smallest(price.small)}
            sectionId={sectionIds.price}
          />
        )}
        {details && (
          <>
            <Fact
              term={labels.time}
              {...valueAndNote(details.typicalTime)}
              sectionId={price && sectionIds.price}
            />
            <Fact {...returnOf(details.typicalReturn)} sectionId={sectionIds.result} />
            <Fact
              term={labels.effort}
              value={details.effort}
              note={details.clientProvides}
              sectionId={sectionIds.process}
            />
          </>
        )}
      </dl>
      {details?.typicalReturn.includes('%') && <p className={styles.scope}>{scope}</p>}
    </Container>
  );
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  /** Condition or explanation of the value. */
  readonly note: string;
  /** Id of a section on this page. If set, the whole fact links to it. */
  readonly sectionId?: string | undefined;
}

const Fact = ({ term, value, note, sectionId }: FactProps) => (
  <div className={clsx(styles.fact, isLongAmount(value) && styles.longFact)}>
    <dt className={styles.small}>{term}</dt>
    <dd>
      <span className={styles.value}>
        {sectionId ? (
          <Link href={`#${sectionId}`} variant="quiet" className={styles.link}>
            {value}
          </Link>
        ) : (
          value
        )}
      </span>{' '}
      <span className={styles.small}>
        <NoBreakRanges text={note} />
      </span>
    </dd>
  </div>
);
