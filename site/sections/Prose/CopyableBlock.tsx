import { type ReactNode, useRef } from 'react';

import { CopyButton, ScrollFrame } from '#design-system';
import { useCopy } from '#site/shared/useCopy.ts';
import { clipboardText } from './clipboardText.ts';
import * as styles from './Prose.css.ts';

export interface CopyableBlockProps {
  /** Accessible name: "Code". */
  readonly label: string;
  readonly copyLabel: string;
  /** A `pre` or a `table`, which may be wider than the text. */
  readonly children: ReactNode;
}

/** A part of a text with a copy button: code as plain text, a table as cells for a spreadsheet. */
export function CopyableBlock({ label, copyLabel, children }: CopyableBlockProps) {
  const frame = useRef<HTMLDivElement>(null);
  const copy = useCopy();
  return (
    <div className={styles.copyable}>
      <ScrollFrame ref={frame} label={label} className={styles.frame}>
        {children}
      </ScrollFrame>
      <div className={styles.copy}>
        <CopyButton
          label={copyLabel}
          onCopy={() => copy(frame.current ? clipboardText(frame.current) : '')}
        />
      </div>
    </div>
  );
}
