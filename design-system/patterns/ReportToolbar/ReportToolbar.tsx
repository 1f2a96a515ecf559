'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ReportToolbar.css.ts';

/** Format of the file that a report is saved as. */
export type ReportFormat = 'docx' | 'html' | 'markdown' | 'json';

export interface ReportToolbarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called to print the report. */
  readonly onPrint?: (() => void) | undefined;
  /** Called to save the report in a format. */
  readonly onDownload?: ((format: ReportFormat) => void) | undefined;
  /** Called to open the dialog that explains the risks of sharing and gives the link. */
  readonly onShare?: (() => void) | undefined;
  /** Called to compare the report with another report. Leave it out if there is no other report. */
  readonly onCompare?: (() => void) | undefined;
}

const commonFormats: readonly ReportFormat[] = ['docx', 'html'];
const programFormats: readonly ReportFormat[] = ['markdown', 'json'];

/**
 * Actions beside or above a report: print, share, compare, save as a file. Formats for programs are in a `Disclosure`.
 * A button without a callback is not shown. The toolbar is never printed.
 *
 * **Not this?** Use `solutionActions` of `AuditReport` for the actions of one solution, and `ReportList` to rename and
 * delete reports.
 */
export function ReportToolbar({
  onPrint,
  onDownload,
  onShare,
  onCompare,
  className,
  ...rest
}: ReportToolbarProps) {
  const labels = useLabels('reportToolbar', english.reportToolbar);
  const downloadButton = (format: ReportFormat) => (
    <Button key={format} size="small" variant="text" onClick={() => onDownload?.(format)}>
      <span>
        <VisuallyHidden>{labels.download}</VisuallyHidden> {labels.formats[format]}
      </span>
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is not a form.
    <div role="group" aria-label={labels.toolbar} {...rest} className={clsx(styles.toolbar, className)}>
      <div className={styles.actions}>
        {onPrint && (
          <Button size="small" icon={<Icon name="printer" />} onClick={onPrint}>
            {labels.print}
          </Button>
        )}
        {onShare && (
          <Button size="small" variant="outline" icon={<Icon name="share" />} onClick={onShare}>
            {labels.share}
          </Button>
        )}
        {onCompare && (
          <Button size="small" variant="outline" icon={<Icon name="chart" />} onClick={onCompare}>
            {labels.compare}
          </Button>
        )}
      </div>
      {onDownload && (
        <div className={styles.downloads}>
          <span className={styles.downloadsLabel} aria-hidden="true">
            <Icon name="download" />
            {labels.download}
          </span>
          {commonFormats.map(downloadButton)}
          <Disclosure summary={labels.more} className={styles.more}>
            <div className={styles.downloads}>{programFormats.map(downloadButton)}</div>
          </Disclosure>
        </div>
      )}
    </div>
  );
}
