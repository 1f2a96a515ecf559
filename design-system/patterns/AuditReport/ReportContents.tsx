'use client';

import { clsx } from 'clsx';
import type { MouseEvent } from 'react';

import { screenOnly } from '../../components/PrintSheet/PrintSheet.css.ts';
import * as styles from './AuditReport.css.ts';

/** A part of the report, and the id of its heading. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

interface ReportContentsProps {
  readonly label: string;
  readonly entries: readonly ContentsEntry[];
}

/**
 * Moves the focus to a part without changing the address, because the address may contain a shared report after the
 * `#`.
 */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}

/** Table of contents of the report. It is not printed, because the printed pages have no numbers. */
export function ReportContents({ label, entries }: ReportContentsProps) {
  return (
    <nav aria-label={label} className={clsx(styles.contents, screenOnly)}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {label}
      </p>
      <ol className={styles.contentsList}>
        {entries.map(({ id, title }) => (
          <li key={id} className={styles.contentsItem}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)} className={styles.contentsLink}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
