import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useState } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import { copyButton } from './CopyButton.css.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onCopy' | 'onClick'> {
  /** Copies. While the promise is open nothing changes; when it is refused, "copied" is never claimed. */
  readonly onCopy: () => void | Promise<void>;
  /** @default 'Copy' */
  readonly label?: string | undefined;
  /** Takes the label's place for two seconds. @default 'Copied' */
  readonly copiedLabel?: string | undefined;
  /** Shows the picture alone; the label stays its name and its tip. @default false */
  readonly wordless?: boolean | undefined;
}

/** Milliseconds for which it says that it copied. */
const praise = 2000;

/**
 * Copies what stands beside it and says so for two seconds. When copying is refused it claims nothing; say
 * the reason in a `ToastRegion`.
 *
 * **Not this?** Anything else that happens at a press is a `Button`.
 */
export function CopyButton({
  onCopy,
  label = 'Copy',
  copiedLabel = 'Copied',
  wordless = false,
  className,
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), praise);
    return () => clearTimeout(timer);
  }, [copied]);

  const words = copied ? copiedLabel : label;
  const copy = async () => {
    try {
      await onCopy();
      setCopied(true);
    } catch {
      // Who copies reports the failure; this button only must not claim success.
    }
  };
  return (
    <button
      type="button"
      aria-label={wordless ? words : undefined}
      title={wordless ? words : undefined}
      data-copied={copied ? '' : undefined}
      {...rest}
      onClick={() => void copy()}
      className={clsx(copyButton({ wordless }), className)}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      {wordless ? null : words}
    </button>
  );
}
