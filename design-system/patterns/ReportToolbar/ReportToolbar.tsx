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

/** A kind of file that a report can be saved as. */
export type ReportFormat = 'docx' | 'html' | 'markdown' | 'json';

export interface ReportToolbarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Prints the report. */
  readonly onPrint?: (() => void) | undefined;
  /** Saves the report in this format. */
  readonly onDownload?: ((format: ReportFormat) => void) | undefined;
  /** Opens the dialog that warns and gives the link. */
  readonly onShare?: (() => void) | undefined;
  /** Left out while there is nothing to compare with. */
  readonly onCompare?: (() => void) | undefined;
}

const usual: readonly ReportFormat[] = ['docx', 'html'];
const more: readonly ReportFormat[] = ['markdown', 'json'];

/**
 * Beside or above a report: print, share, compare, save as a file; formats for programs are folded away. A callback
 * that is left out leaves its button out. Never printed.
 *
 * **Not this?** Actions for one solution go into the report's `solutionActions`; deleting and renaming belong to the
 * `ReportList`.
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
  const file = (format: ReportFormat) => (
    <Button key={format} size="small" variant="text" onClick={() => onDownload?.(format)}>
      <span>
        <VisuallyHidden>{labels.download}</VisuallyHidden> {labels.formats[format]}
      </span>
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none.
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
          {usual.map(file)}
          <Disclosure summary={labels.more} className={styles.more}>
            <div className={styles.downloads}>{more.map(file)}</div>
          </Disclosure>
        </div>
      )}
    </div>
  );
}
