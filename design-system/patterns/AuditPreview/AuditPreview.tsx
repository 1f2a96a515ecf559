import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { EffortMeter } from '../EffortMeter/EffortMeter.tsx';
import * as styles from './AuditPreview.css.ts';

/** A line of tags as it will stand beside a solution. */
export interface PreviewSolution {
  readonly priority: string;
  readonly difficulty: string;
  readonly roi: string;
}

export interface AuditPreviewProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** On the letterhead. */
  readonly company: string;
  /** A small drawing before the company's name; decoration. */
  readonly mark?: ReactNode;
  /** As typed so far; empty until then. */
  readonly businessName: string;
  /** The chosen areas in words. */
  readonly areas: readonly string[];
  /** Examples of what will stand beside a solution. */
  readonly solutions: readonly PreviewSolution[];
  /** What to make of it: "What you will get. Print it, save it, or delete it." */
  readonly note: string;
}

/**
 * Stands beside the audit form and shows what its answers will become; it fills in as they are given. It has
 * no headings, so the report's own stay the only ones, but take it away when the report arrives.
 *
 * **Not this?** The finished report is an `AuditReport`; something that loads is a `Skeleton`.
 */
export function AuditPreview({
  company,
  mark,
  businessName,
  areas,
  solutions,
  note,
  className,
  ...rest
}: AuditPreviewProps) {
  const words = useLabels().report;
  const name = businessName.trim();
  return (
    <figure {...rest} className={clsx(styles.sheet, className)}>
      <p className={styles.head}>
        {mark && (
          <span className={styles.mark} aria-hidden="true">
            {mark}
          </span>
        )}
        {company}
      </p>
      {name && (
        <p dir="auto" className={styles.recipient}>
          {words.preparedFor} <bdi className={styles.name}>{name}</bdi>
        </p>
      )}
      <p className={styles.title}>{words.summary}</p>
      <Skeleton lines={3} />
      <p className={styles.title}>{words.opportunities}</p>
      {areas.length > 0 ? (
        <ul className={styles.areas}>
          {areas.map((area) => (
            <li key={area} className={styles.area}>
              {area}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
      <p className={styles.title}>{words.solutions}</p>
      {solutions.map(({ priority, difficulty, roi }, place) => (
        <div key={`${priority} ${difficulty} ${roi}`}>
          <p className={styles.tags}>
            <Badge tone={place === 0 ? 'strong' : 'neutral'}>{priority}</Badge>
            <EffortMeter difficulty={difficulty} />
            <span className={styles.roi}>{roi}</span>
          </p>
          <Skeleton lines={place === 0 ? 2 : 1} />
        </div>
      ))}
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
