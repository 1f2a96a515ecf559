'use client';

import { clsx } from 'clsx';
import type { MouseEvent } from 'react';

import { screenOnly } from '../../components/PrintSheet/PrintSheet.css.ts';
import * as styles from './AuditReport.css.ts';

/** A part of the report and where it begins. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

interface ReportContentsProps {
  readonly label: string;
  readonly entries: readonly ContentsEntry[];
}

/** Goes to a part without touching the address: its fragment may hold a whole shared report. */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}

/** Links to the parts of the report. Not printed, since the pages have no numbers. */
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
