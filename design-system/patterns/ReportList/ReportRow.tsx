'use client';

import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { RenameReport } from './RenameReport.tsx';
import * as styles from './ReportList.css.ts';

/** A report in the list. */
export interface ListedReport {
  readonly id: string;
  readonly title: string;
  /** Date in words. */
  readonly date: string;
  /** The same date in ISO 8601, for programs. */
  readonly dateTime?: string | undefined;
  /** Author in words, such as "AI-generated". */
  readonly origin: string;
}

interface ReportRowProps {
  readonly report: ListedReport;
  readonly onOpen: () => void;
  readonly onRename: (title: string) => void;
  readonly onDelete: () => void;
}

/** One report with its actions. */
export function ReportRow({ report, onOpen, onRename, onDelete }: ReportRowProps) {
  const { title, date, dateTime, origin } = report;
  const labels = useLabels('reportList', english.reportList);
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);

  // When the field for the new title closes, the focus returns to the button that opened it.
  useEffect(() => {
    if (wasRenaming.current && !renaming) renameButton.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);

  if (renaming) {
    return (
      <RenameReport
        title={title}
        onCancel={() => setRenaming(false)}
        onSave={(name) => {
          onRename(name);
          setRenaming(false);
        }}
      />
    );
  }
  const hiddenTitle = <VisuallyHidden>{title}</VisuallyHidden>;
  return (
    <>
      <div className={styles.titleAndFacts}>
        <button type="button" dir="auto" onClick={onOpen} className={styles.titleButton}>
          {title}
        </button>
        <p className={styles.facts}>
          <time dateTime={dateTime}>{date}</time>
          <Badge>{origin}</Badge>
        </p>
      </div>
      <div className={styles.actions}>
        <Button ref={renameButton} variant="text" size="small" onClick={() => setRenaming(true)}>
          <span>
            {labels.rename} {hiddenTitle}
          </span>
        </Button>
        <Button variant="text" size="small" onClick={onDelete}>
          <span>
            {labels.delete} {hiddenTitle}
          </span>
        </Button>
      </div>
    </>
  );
}
