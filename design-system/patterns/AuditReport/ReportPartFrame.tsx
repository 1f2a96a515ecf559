'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { screenOnly } from '../../components/PrintSheet/PrintSheet.css.ts';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './AuditReport.css.ts';

interface ReportPartFrameProps {
  readonly id: string;
  readonly title: string;
  readonly onCopy?: (() => boolean | undefined | Promise<boolean | undefined>) | undefined;
  /** Note below the title. */
  readonly note?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the report, with its title and its copy button. The table of contents links to the title. */
export function ReportPartFrame(props: ReportPartFrameProps) {
  const { id, title, onCopy, note, className, children } = props;
  const { copy } = useLabels('report', english.report);
  return (
    <section aria-labelledby={id} className={clsx(styles.part, className)}>
      <div className={styles.partHead}>
        <Heading level={3} id={id} tabIndex={-1} className={styles.partTitle}>
          {title}
        </Heading>
        {onCopy && (
          <CopyButton
            label={copy}
            onCopy={onCopy}
            className={clsx(styles.copy, screenOnly)}
            id={`${id}-copy`}
            aria-labelledby={`${id}-copy ${id}`}
          />
        )}
      </div>
      {note && <p className={styles.partNote}>{note}</p>}
      {children}
    </section>
  );
}
