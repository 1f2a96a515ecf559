import { Icon, Link } from '#design-system';
import type { AuditReport } from '#services';

import { preview } from './auditPage.content.ts';
import * as styles from './ReportSoFar.css.ts';

export interface ReportSoFarProps {
  /** Draft report; `undefined` before the first answer. */
  readonly report: AuditReport | undefined;
  /** Id of the full preview. It gets the focus when the link is followed. */
  readonly previewId: string;
}

/**
 * Compact preview inside the form, for narrow screens. It lists the opportunities by name and links to the full
 * preview.
 */
export function ReportSoFar({ report, previewId }: ReportSoFarProps) {
  return (
    <div className={styles.strip}>
      <Link
        href={`#${previewId}`}
        variant="standalone"
        className={styles.link}
        onClick={(event) => {
          // A normal link would add an entry to the history.
          event.preventDefault();
          const preview = document.getElementById(previewId);
          preview?.focus({ preventScroll: true });
          preview?.scrollIntoView();
        }}
      >
        {preview.soFar}
        <Icon name="arrowDown" />
      </Link>
      {/* Screen readers get the same content from the full preview. */}
      <div aria-hidden="true" className={styles.lines}>
        {report ? (
          report.keyOpportunities.map(({ title }) => (
            <p key={title} className={styles.line}>
              {title}
            </p>
          ))
        ) : (
          <p>{preview.nothing}</p>
        )}
      </div>
    </div>
  );
}
