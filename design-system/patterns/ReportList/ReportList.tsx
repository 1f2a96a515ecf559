'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ReportList.css.ts';
import { type ListedReport, ReportRow } from './ReportRow.tsx';

export interface ReportListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Newest first. */
  readonly reports: readonly ListedReport[];
  /** Called with the id of the report to open. */
  readonly onOpen: (id: string) => void;
  /** Called with the trimmed name; an empty one asks for the name it had in the beginning. */
  readonly onRename: (id: string, title: string) => void;
  /** Called after the visitor confirmed. */
  readonly onDelete: (id: string) => void;
  /** Called after the visitor confirmed. */
  readonly onDeleteAll: () => void;
  /** Content for an empty list: an `EmptyState`. */
  readonly empty: ReactNode;
  /** Note below the list: place and largest number of the stored reports. */
  readonly note?: ReactNode;
}

/** Reports that the visitor is about to delete: one, or all of them. */
type Deletion = ListedReport | 'all' | null;

/**
 * The reports stored in this browser, newest first: open, rename, delete, delete all. Deleting asks first, with the
 * focus on the harmless answer.
 *
 * **Not this?** A list that only leads somewhere is an `IndexList`; figures side by side are a `Table`.
 */
export function ReportList({
  reports,
  onOpen,
  onRename,
  onDelete,
  onDeleteAll,
  empty,
  note,
  className,
  ...rest
}: ReportListProps) {
  const labels = useLabels('reportList', english.reportList);
  const [deletion, setDeletion] = useState<Deletion>(null);
  const frame = useRef<HTMLDivElement>(null);
  const deleted = useRef(false);
  const one = deletion === 'all' ? null : deletion;

  const confirm = () => {
    if (one) onDelete(one.id);
    else onDeleteAll();
    setDeletion(null);
    deleted.current = true;
  };
  // The dialog gives the focus back to a button that has just gone.
  useEffect(() => {
    if (deletion || !deleted.current) return;
    deleted.current = false;
    frame.current?.focus();
  }, [deletion]);
  return (
    <div {...rest} className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none. */}
      <div ref={frame} role="group" aria-label={labels.list} tabIndex={-1} className={styles.frame}>
        {reports.length === 0 && empty}
        {reports.length > 0 && (
          <>
            <ul className={styles.list}>
              {reports.map((report) => (
                <li key={report.id} className={styles.row}>
                  <ReportRow
                    report={report}
                    onOpen={() => onOpen(report.id)}
                    onRename={(title) => onRename(report.id, title)}
                    onDelete={() => setDeletion(report)}
                  />
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              <div>{note}</div>
              <Button variant="outline" size="small" onClick={() => setDeletion('all')}>
                {labels.deleteAll}
              </Button>
            </div>
          </>
        )}
      </div>
      <AlertDialog
        open={deletion !== null}
        title={one ? labels.deleteTitle(one.title) : labels.deleteAllTitle}
        confirmLabel={one ? labels.delete : labels.deleteAll}
        cancelLabel={labels.keep}
        onConfirm={confirm}
        onCancel={() => setDeletion(null)}
      >
        {one ? labels.deleteText : labels.deleteAllText}
      </AlertDialog>
    </div>
  );
}
