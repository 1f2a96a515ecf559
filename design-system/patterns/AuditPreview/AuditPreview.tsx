'use client';

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { EffortMeter } from '../EffortMeter/EffortMeter.tsx';
import * as styles from './AuditPreview.css.ts';

/** A solution in the preview: its title and the tags below it. */
export interface PreviewSolution {
  readonly title: string;
  /** Place of the solution in the order, such as "First project". */
  readonly place: string;
  readonly difficulty: string;
  readonly roi: string;
}

/** An opportunity in the preview. */
export interface PreviewOpportunity {
  readonly title: string;
  readonly description: string;
}

/** An amount and its calculation. */
export interface PreviewAmount {
  readonly amount: string;
  readonly arithmetic: string;
}

export interface AuditPreviewProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Name of the company, at the top of the preview. */
  readonly company: string;
  /** Small drawing before the company's name, hidden from screen readers. */
  readonly mark?: ReactNode;
  /** Status beside the company's name, such as "Sample" or "Draft". */
  readonly status?: string | undefined;
  /** First sentences of the summary, or an example. */
  readonly summary: string;
  /** Calculation below the first opportunity. */
  readonly worked?: PreviewAmount | undefined;
  /** Opportunities, or examples. */
  readonly opportunities: readonly PreviewOpportunity[];
  /** Solutions, or examples. */
  readonly solutions: readonly PreviewSolution[];
  /** Note below the preview, such as "What you will get. Print it, save it, or delete it." */
  readonly note: string;
}

/** A solution: its title, its place in the order, its return and its effort. */
function SolutionEntry({ title, place, difficulty, roi }: PreviewSolution) {
  const labels = useLabels('report', english.report);
  return (
    <li>
      <p className={styles.name}>{title}</p>
      <p className={styles.tags}>
        <VisuallyHidden>{`${place}, ${labels.effort}: ${difficulty}, ${labels.roi(roi)}`}</VisuallyHidden>
        <span aria-hidden="true" className={styles.place}>
          {place}
        </span>
        <span aria-hidden="true" className={styles.roi}>
          {labels.roi(roi)}
        </span>
        <EffortMeter aria-hidden="true" difficulty={difficulty} bare />
      </p>
    </li>
  );
}

/**
 * Preview of the report beside the audit form. At first it shows an example, and `status` must say so. Later it shows
 * the first sentences of the visitor's own report. It has no headings, because the report has the same ones. Remove the
 * preview when the report arrives.
 *
 * **Not this?** Use `AuditReport` for the finished report.
 */
export function AuditPreview({
  company,
  mark,
  status,
  summary,
  worked,
  opportunities,
  solutions,
  note,
  className,
  ...rest
}: AuditPreviewProps) {
  const labels = useLabels('report', english.report);
  return (
    <figure {...rest} className={clsx(styles.preview, className)}>
      <p className={styles.head}>
        {mark && (
          <span className={styles.mark} aria-hidden="true">
            {mark}
          </span>
        )}
        <span>{company}</span>
        {status && <Badge className={styles.status}>{status}</Badge>}
      </p>
      <p className={styles.title}>{labels.summary}</p>
      <p dir="auto">{summary}</p>
      <p className={styles.title}>{labels.opportunities}</p>
      <ul className={styles.list}>
        {opportunities.map(({ title, description }, index) => (
          <li key={title}>
            <p>
              <span className={styles.name}>{`${title}.`}</span> <span>{description}</span>
            </p>
            {worked && index === 0 && (
              <p className={styles.worked}>
                <span className={styles.amount}>{worked.amount}</span> <span>{worked.arithmetic}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.title}>{labels.solutions}</p>
      <ul className={styles.list}>
        {solutions.map((solution) => (
          <SolutionEntry key={solution.title} {...solution} />
        ))}
      </ul>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
