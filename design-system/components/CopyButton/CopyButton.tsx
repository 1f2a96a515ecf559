import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useState } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import { useScripted } from '../MobileMenu/useScripted.ts';
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

/** Copies something beside it and says so. Lines of code have one of their own in `CodeBlock`. */
export function CopyButton({
  onCopy,
  label = 'Copy',
  copiedLabel = 'Copied',
  wordless = false,
  className,
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  // Browsers let a page copy right after the press alone: what is pressed before scripts run could not be done late.
  const scripted = useScripted();
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
      disabled={!scripted}
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
