'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';

import { screenOnly } from '../../components/PrintSheet/PrintSheet.css.ts';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMediaQuery } from '../ChatPanel/useMediaQuery.ts';
import * as styles from './AuditReport.css.ts';
import { type ContentsEntry, ReportContents } from './ReportContents.tsx';
import type { ReportDetail, ReportItem, ReportOrigin, ReportPart, ReportSolution } from './ReportItem.ts';
import { Opportunities, Solutions } from './ReportItems.tsx';
import { ReportLetterhead } from './ReportLetterhead.tsx';
import { ReportPartFrame } from './ReportPartFrame.tsx';

/** Media query for windows with space for a column beside the report. */
const wideQuery = '(min-width: 68rem)';

export interface AuditReportProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** Title, such as "AI Business Audit: Kyriakou Logistics Ltd". */
  readonly title: string;
  /** Name of the company that writes the report, in the letterhead. */
  readonly company: string;
  /** Small drawing before the company's name, hidden from screen readers. */
  readonly mark?: ReactNode;
  /** Name of the business that the report is for. */
  readonly businessName: string;
  /** Date in words, such as "2 March 2026". */
  readonly date: string;
  /** The same date in ISO 8601, for programs. */
  readonly dateTime?: string | undefined;
  /** Facts about the business, such as industry, size and areas. */
  readonly details?: readonly ReportDetail[] | undefined;
  /** Author of the report: a model, templates, both, or none for a sample. */
  readonly origin: ReportOrigin;
  /** Sentence about the author of the report and the facts to check. */
  readonly originNote?: ReactNode;
  /** Author of each part, shown below the title of the part. Give it if parts have different authors. */
  readonly partNotes?: Readonly<Partial<Record<ReportPart, ReactNode>>> | undefined;
  /** Note above the parts, for example about parts that are missing, with the next step. */
  readonly notice?: ReactNode;
  /** The challenge in the visitor's own words, and a label before it. */
  readonly challenge?: { readonly label: string; readonly text: string } | undefined;
  /**
   * Content of the column beside the report, below the table of contents. On narrow windows it is below the report. It
   * is never printed.
   */
  readonly rail?: ReactNode;
  /** Summary. An empty line separates paragraphs. */
  readonly summary: string;
  /** Opportunities, in display order. */
  readonly opportunities: readonly ReportItem[];
  /** Solutions, in the order in which the author wrote them. */
  readonly solutions: readonly ReportSolution[];
  /** Text that says how the figures were calculated. */
  readonly method?: ReactNode;
  /** Text about the next step for the visitor. */
  readonly nextStep?: ReactNode;
  /** Contact details of the company, below all parts. */
  readonly footer?: ReactNode;
  /** Called when the copy button beside a part is pressed. Without it there are no copy buttons. */
  readonly onCopyPart?:
    | ((part: ReportPart) => boolean | undefined | Promise<boolean | undefined>)
    | undefined;
  /** Returns the actions of a solution, usually `Button`s. They are never printed. */
  readonly solutionActions?: ((solution: ReportSolution) => ReactNode) | undefined;
  /** Ref of the title. Focus the title when the report arrives. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Challenge in the visitor's own words. */
function ChallengeQuote({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <figure className={styles.quote}>
      <figcaption className={styles.quoteLabel}>{label}</figcaption>
      <blockquote dir="auto" className={styles.quoteText}>
        {text}
      </blockquote>
    </figure>
  );
}

/** Paragraphs of the summary. An empty line separates them. */
function SummaryParagraphs({ summary }: { readonly summary: string }) {
  return (
    <div dir="auto" className={styles.prose}>
      {summary.split(/\n{2,}/).map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move.
        <p key={place} className={styles.paragraph}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** Table of contents. If there is a `rail`, both are in a column, the table of contents first. */
function ContentsAndRail({
  rail,
  children,
}: Pick<AuditReportProps, 'rail'> & { readonly children: ReactNode }) {
  if (!rail) return children;
  return (
    <div className={clsx(styles.railColumn, screenOnly)}>
      <div className={styles.rail}>
        {children}
        {rail}
      </div>
    </div>
  );
}

interface ReportPartsProps
  extends Pick<
    AuditReportProps,
    'summary' | 'opportunities' | 'solutions' | 'method' | 'nextStep' | 'onCopyPart' | 'solutionActions'
  > {
  readonly partNotes: NonNullable<AuditReportProps['partNotes']>;
  /** Returns the title of a part and the id of its heading. */
  readonly heading: (part: ReportPart | 'method' | 'nextStep') => ContentsEntry;
}

/** The summary, the opportunities and the solutions, then the method and the next step if there are any. */
function ReportParts({ partNotes, heading, onCopyPart, method, nextStep, ...content }: ReportPartsProps) {
  const frameProps = (part: ReportPart) => ({
    ...heading(part),
    note: partNotes[part],
    onCopy: onCopyPart && (() => onCopyPart(part)),
  });
  return (
    <>
      <ReportPartFrame {...frameProps('summary')}>
        <SummaryParagraphs summary={content.summary} />
      </ReportPartFrame>
      <ReportPartFrame {...frameProps('opportunities')}>
        <Opportunities items={content.opportunities} />
      </ReportPartFrame>
      <ReportPartFrame {...frameProps('solutions')}>
        <Solutions items={content.solutions} actions={content.solutionActions} />
      </ReportPartFrame>
      {method && <ReportPartFrame {...heading('method')}>{method}</ReportPartFrame>}
      {nextStep && (
        <ReportPartFrame {...heading('nextStep')} className={styles.nextStep}>
          {nextStep}
        </ReportPartFrame>
      )}
    </>
  );
}

/**
 * The report of an audit, in the form of a letter: sender and recipient, contents, the three parts, the method and the
 * next step. The letter names its author. Inside a `PrintSheet` it is printed as an A4 document. Its title is a heading
 * of level 2, below the title of the page.
 *
 * **Not this?** Use `AuditPreview` for the preview beside the form.
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
  challenge,
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
  const isWide = useMediaQuery(wideQuery);
  const heading = (part: ReportPart | 'method' | 'nextStep') => ({
    id: `${ids}-${part}`,
    title: labels[part],
  });
  const entries = [
    heading('summary'),
    heading('opportunities'),
    heading('solutions'),
    ...(method ? [heading('method')] : []),
    ...(nextStep ? [heading('nextStep')] : []),
  ];
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
      <ContentsAndRail rail={isWide && rail}>
        <ReportContents label={labels.contents} entries={entries} />
      </ContentsAndRail>
      {challenge && <ChallengeQuote {...challenge} />}
      <ReportParts
        {...{ summary, opportunities, solutions, method, nextStep }}
        {...{ partNotes, heading, onCopyPart, solutionActions }}
      />
      {footer && <div className={styles.foot}>{footer}</div>}
      {rail && !isWide && <div className={clsx(styles.railBelow, screenOnly)}>{rail}</div>}
    </article>
  );
}
