import type { ReactNode, Ref } from 'react';

import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './AuditReport.css.ts';
import type { ReportDetail } from './ReportItem.ts';

interface ReportLetterheadProps {
  readonly company: string;
  readonly mark: ReactNode;
  readonly origin: string;
  readonly originNote: ReactNode;
  readonly title: string;
  readonly titleId: string;
  readonly titleRef: Ref<HTMLHeadingElement> | undefined;
  readonly facts: readonly ReportDetail[];
  readonly dateTerm: string;
  readonly date: string;
  readonly dateTime: string | undefined;
}

/** Sender, recipient, date and author of the report. */
export function ReportLetterhead(props: ReportLetterheadProps) {
  const { company, mark, origin, originNote, title, titleId, titleRef, facts, dateTerm, date, dateTime } =
    props;
  return (
    <>
      <div className={styles.letterhead}>
        <span className={styles.company}>
          {mark && (
            <span className={styles.mark} aria-hidden="true">
              {mark}
            </span>
          )}
          {company}
        </span>
        <Badge>{origin}</Badge>
      </div>
      <Heading level={2} id={titleId} ref={titleRef} tabIndex={-1} dir="auto" className={styles.title}>
        {title}
      </Heading>
      {originNote && <p className={styles.origin}>{originNote}</p>}
      <dl className={styles.details}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.detail}>
            <dt className={styles.term}>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        <div className={styles.detail}>
          <dt className={styles.term}>{dateTerm}</dt>
          <dd>
            <time dateTime={dateTime}>{date}</time>
          </dd>
        </div>
      </dl>
    </>
  );
}
