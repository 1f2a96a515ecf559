import { type ReactNode, useRef } from 'react';

import { CopyButton, ScrollFrame } from '#design-system';
import { useCopyText } from '#site/shared/useCopyText.ts';
import { clipboardText } from './clipboardText.ts';
import * as styles from './Prose.css.ts';

export interface CopyableBlockProps {
  /** Accessible name of the scrollable frame: "Code". */
  readonly label: string;
  readonly copyLabel: string;
  /** A `pre` or a `table`. A block that is wider than the text scrolls. */
  readonly children: ReactNode;
}

/** Code or a table with a copy button. Code is copied as plain text, a table as cells for a spreadsheet. */
export function CopyableBlock({ label, copyLabel, children }: CopyableBlockProps) {
  const frame = useRef<HTMLDivElement>(null);
  const copyText = useCopyText();
  return (
    <div className={styles.copyable}>
      <ScrollFrame ref={frame} label={label} className={styles.frame}>
        {children}
      </ScrollFrame>
      <div className={styles.copy}>
        <CopyButton
          label={copyLabel}
          onCopy={() => copyText(frame.current ? clipboardText(frame.current) : '')}
        />
      </div>
    </div>
  );
}
