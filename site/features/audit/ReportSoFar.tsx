import { Icon, Link } from '#design-system';
import type { AuditReport } from '#services';

import { preview } from './auditPage.content.ts';
import * as styles from './ReportSoFar.css.ts';

export interface ReportSoFarProps {
  /** The draft, as soon as there is one. */
  readonly report: AuditReport | undefined;
  /** The id of the preview that shows it whole and can take the focus. */
  readonly previewId: string;
}

/** Compact preview for narrow screens, in the form: opportunities by name. Links to the full preview. */
export function ReportSoFar({ report, previewId }: ReportSoFarProps) {
  return (
    <div className={styles.strip}>
      <Link
        href={`#${previewId}`}
        variant="standalone"
        className={styles.link}
        onClick={(event) => {
          // Following the link would add an entry to the history.
          event.preventDefault();
          const preview = document.getElementById(previewId);
          preview?.focus({ preventScroll: true });
          preview?.scrollIntoView();
        }}
      >
        {preview.soFar} <Icon name="arrowDown" />
      </Link>
      {/* Screen reader users find it in the preview. */}
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
