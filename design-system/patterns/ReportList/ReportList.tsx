'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ReportList.css.ts';
import { type ListedReport, ReportRow } from './ReportRow.tsx';

export interface ReportListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Reports, newest first. */
  readonly reports: readonly ListedReport[];
  /** Called with the `id` of the report to open. */
  readonly onOpen: (id: string) => void;
  /** Called with the `id` of a report and its trimmed new title. An empty title means: restore the original title. */
  readonly onRename: (id: string, title: string) => void;
  /** Called with the `id` of the report to delete, after the visitor has confirmed. */
  readonly onDelete: (id: string) => void;
  /** Called after the visitor has confirmed the deletion of all reports. */
  readonly onDeleteAll: () => void;
  /** Shown if there are no reports: an `EmptyState`. */
  readonly empty: ReactNode;
  /** Note below the list, for example about the maximum number of stored reports. */
  readonly note?: ReactNode;
}

/** Report that the dialog asks to delete, or all reports. `null` while the dialog is closed. */
type Deletion = ListedReport | 'all' | null;

interface StoredReportsProps extends Pick<ReportListProps, 'reports' | 'onOpen' | 'onRename' | 'note'> {
  /** Called when a delete button is pressed, before the visitor has confirmed. */
  readonly onDeletion: (deletion: ListedReport | 'all') => void;
}

/** The list, and below it the note and the button that deletes all. */
function StoredReports({ reports, onOpen, onRename, onDeletion, note }: StoredReportsProps) {
  const labels = useLabels('reportList', english.reportList);
  return (
    <>
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.id} className={styles.row}>
            <ReportRow
              report={report}
              onOpen={() => onOpen(report.id)}
              onRename={(title) => onRename(report.id, title)}
              onDelete={() => onDeletion(report)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <div>{note}</div>
        <Button variant="outline" size="small" onClick={() => onDeletion('all')}>
          {labels.deleteAll}
        </Button>
      </div>
    </>
  );
}

/**
 * List of the reports that are stored in this browser, newest first. Each can be opened, renamed and deleted, and all
 * can be deleted at once. A dialog asks before anything is deleted.
 *
 * **Not this?** Use `IndexList` for a list of pages, and `Table` for figures to compare.
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
  const hasDeleted = useRef(false);
  const reportToDelete = deletion === 'all' ? null : deletion;

  const confirm = () => {
    if (reportToDelete) onDelete(reportToDelete.id);
    else onDeleteAll();
    setDeletion(null);
    hasDeleted.current = true;
  };
  // The button that the dialog would return the focus to was deleted with its report, so the focus moves to the list.
  useEffect(() => {
    if (deletion || !hasDeleted.current) return;
    hasDeleted.current = false;
    frame.current?.focus();
  }, [deletion]);
  return (
    <div {...rest} className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is not a form. */}
      <div ref={frame} role="group" aria-label={labels.list} tabIndex={-1} className={styles.frame}>
        {reports.length === 0 ? (
          empty
        ) : (
          <StoredReports {...{ reports, onOpen, onRename, note }} onDeletion={setDeletion} />
        )}
      </div>
      <AlertDialog
        open={deletion !== null}
        title={reportToDelete ? labels.deleteTitle(reportToDelete.title) : labels.deleteAllTitle}
        confirmLabel={reportToDelete ? labels.delete : labels.deleteAll}
        cancelLabel={labels.keep}
        onConfirm={confirm}
        onCancel={() => setDeletion(null)}
      >
        {reportToDelete ? labels.deleteText : labels.deleteAllText}
      </AlertDialog>
    </div>
  );
}
