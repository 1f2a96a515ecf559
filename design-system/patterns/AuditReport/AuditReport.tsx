'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';

import { screenOnly } from '../../components/PrintSheet/PrintSheet.css.ts';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMediaQuery } from '../ChatPanel/useMediaQuery.ts';
import * as styles from './AuditReport.css.ts';
import { ReportContents } from './ReportContents.tsx';
import type { ReportDetail, ReportItem, ReportOrigin, ReportPart, ReportSolution } from './ReportItem.ts';
import { Opportunities, Solutions } from './ReportItems.tsx';
import { ReportLetterhead } from './ReportLetterhead.tsx';
import { ReportPartFrame } from './ReportPartFrame.tsx';

/** Windows with space for a rail beside the paper. */
const wide = '(min-width: 68rem)';

export interface AuditReportProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** Title: "AI Business Audit: Kyriakou Logistics Ltd". */
  readonly title: string;
  /** On the letterhead. */
  readonly company: string;
  /** A small drawing before the company's name; decoration. */
  readonly mark?: ReactNode;
  /** Whom the report is for. */
  readonly businessName: string;
  /** The day as text: "2 March 2026". */
  readonly date: string;
  /** The same day for machines, in ISO 8601. */
  readonly dateTime?: string | undefined;
  /** Facts about the business: industry, size, areas. */
  readonly details?: readonly ReportDetail[] | undefined;
  /** Author, named in the report. */
  readonly origin: ReportOrigin;
  /** A sentence about the author of the report, and about facts to check. */
  readonly originNote?: ReactNode;
  /** Authors of the parts, below their titles, where they differ. */
  readonly partNotes?: Readonly<Partial<Record<ReportPart, ReactNode>>> | undefined;
  /** Note above the parts about missing ones, and the next step. */
  readonly notice?: ReactNode;
  /** The challenge in the reader's own words, and the label before it. */
  readonly quote?: { readonly label: string; readonly text: string } | undefined;
  /** Beside the paper on wide screens, below the contents, and below it on others. Never printed. */
  readonly rail?: ReactNode;
  /** Summary, in paragraphs with an empty line between them. */
  readonly summary: string;
  /** Opportunities. */
  readonly opportunities: readonly ReportItem[];
  /** Solutions. */
  readonly solutions: readonly ReportSolution[];
  /** Method of the figures. */
  readonly method?: ReactNode;
  /** Next step for the reader. */
  readonly nextStep?: ReactNode;
  /** Below everything: how to reach the company. */
  readonly footer?: ReactNode;
  /** Shows a button beside each part; called with the part. */
  readonly onCopyPart?:
    | ((part: ReportPart) => boolean | undefined | Promise<boolean | undefined>)
    | undefined;
  /** Actions of one solution, usually `Button`s. Never printed. */
  readonly solutionActions?: ((solution: ReportSolution) => ReactNode) | undefined;
  /** The title, to give it the focus when the report arrives. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * The audit as a letter: mark, recipient, contents, the three parts, the origin of the figures and the next steps. It
 * names its author truthfully. Inside a `PrintSheet` it prints as an A4 document. Its title is of the second level,
 * below the page’s own.
 *
 * **Not this?** The preview beside the form is an `AuditPreview`.
 */
export function AuditReport({
  title,
  company,
  mark,
  businessName,
  date,
  dateTime,
  details = [],
  origin,
  originNote,
  partNotes = {},
  notice,
  quote,
  rail,
  summary,
  opportunities,
  solutions,
  method,
  nextStep,
  footer,
  onCopyPart,
  solutionActions,
  titleRef,
  className,
  ...rest
}: AuditReportProps) {
  const labels = useLabels('report', english.report);
  const titleId = useId();
  const ids = useId();
  const part = (name: ReportPart | 'method' | 'nextStep') => ({
    id: `${ids}-${name}`,
    title: labels[name],
  });
  const copying = (name: ReportPart) => onCopyPart && { onCopy: () => onCopyPart(name) };
  const isWide = useMediaQuery(wide);
  const contents = [
    part('summary'),
    part('opportunities'),
    part('solutions'),
    ...(method ? [part('method')] : []),
    ...(nextStep ? [part('nextStep')] : []),
  ];
  const contentsList = <ReportContents label={labels.contents} entries={contents} />;
  return (
    <article
      aria-labelledby={titleId}
      {...rest}
      className={clsx(styles.report, rail && isWide && styles.besideRail, className)}
    >
      <ReportLetterhead
        {...{ company, mark, originNote, title, titleId, titleRef, date, dateTime }}
        origin={labels.origins[origin]}
        facts={[{ term: labels.preparedFor, value: businessName }, ...details]}
        dateTerm={labels.date}
      />
      {notice && <div className={styles.notice}>{notice}</div>}
      {rail && isWide ? (
        <div className={clsx(styles.railColumn, screenOnly)}>
          <div className={styles.rail}>
            {contentsList}
            {rail}
          </div>
        </div>
      ) : (
        contentsList
      )}
      {quote && (
        <figure className={styles.quote}>
          <figcaption className={styles.quoteLabel}>{quote.label}</figcaption>
          <blockquote dir="auto" className={styles.quoteText}>
            {quote.text}
          </blockquote>
        </figure>
      )}
      <ReportPartFrame {...part('summary')} {...copying('summary')} note={partNotes.summary}>
        <div dir="auto" className={styles.prose}>
          {summary.split(/\n{2,}/).map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move.
            <p key={place} className={styles.paragraph}>
              {text}
            </p>
          ))}
        </div>
      </ReportPartFrame>
      <ReportPartFrame
        {...part('opportunities')}
        {...copying('opportunities')}
        note={partNotes.opportunities}
      >
        <Opportunities items={opportunities} />
      </ReportPartFrame>
      <ReportPartFrame {...part('solutions')} {...copying('solutions')} note={partNotes.solutions}>
        <Solutions items={solutions} actions={solutionActions} />
      </ReportPartFrame>
      {method && <ReportPartFrame {...part('method')}>{method}</ReportPartFrame>}
      {nextStep && (
        <ReportPartFrame {...part('nextStep')} className={styles.nextStep}>
          {nextStep}
        </ReportPartFrame>
      )}
      {footer && <div className={styles.foot}>{footer}</div>}
      {rail && !isWide && <div className={clsx(styles.railBelow, screenOnly)}>{rail}</div>}
    </article>
  );
}
