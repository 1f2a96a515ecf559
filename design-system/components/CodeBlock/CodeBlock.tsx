import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { ScrollFrame } from '../ScrollFrame/ScrollFrame.tsx';
import * as styles from './CodeBlock.css.ts';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children' | 'onCopy'> {
  /** What it is: "Environment of the gateway". */
  readonly label: string;
  /** The lines, as they are. */
  readonly code: string;
  /** Shows a button that copies; called with the code. */
  readonly onCopy?: ((code: string) => void) | undefined;
}

/**
 * Lines to read or copy as they are. Long lines scroll, by keyboard too.
 *
 * **Not this?** A word of code within a sentence is a `code` element.
 */
export function CodeBlock({ label, code, onCopy, className, ...rest }: CodeBlockProps) {
  return (
    <figure {...rest} className={clsx(styles.block, className)}>
      <figcaption className={styles.head}>
        {label}
        {onCopy && <IconButton icon="copy" label={`Copy: ${label}`} onClick={() => onCopy(code)} />}
      </figcaption>
      <ScrollFrame label={label}>
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
      </ScrollFrame>
    </figure>
  );
}
