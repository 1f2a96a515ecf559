'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useState } from 'react';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useHydrated } from '../../useHydrated.ts';
import { Icon } from '../Icon/Icon.tsx';
import { copyButton } from './CopyButton.css.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onCopy' | 'onClick'> {
  /** Copies the text. Returns `false`, or a promise of it, if copying was refused: then nothing changes. */
  readonly onCopy: () => boolean | undefined | Promise<boolean | undefined>;
  /** Accessible name, such as "Copy address". @default the label of the `LabelsProvider` */
  readonly label?: string | undefined;
  /** Takes the label's place for two seconds. */
  readonly copiedLabel?: string | undefined;
  /** Shows the icon alone; the label stays its name and its tip. @default false */
  readonly iconOnly?: boolean | undefined;
}

/** Milliseconds for which "Copied" is shown. */
const copiedFor = 2000;

/**
 * Copies the text beside it and confirms that for two seconds. It confirms nothing when copying is refused; give the
 * reason in a `ToastRegion`.
 *
 * **Not this?** Any other action is a `Button`.
 *
 * **States:** `data-copied` while it confirms; `disabled` before scripts run.
 */
export function CopyButton({
  onCopy,
  label,
  copiedLabel,
  iconOnly = false,
  className,
  ...rest
}: CopyButtonProps) {
  const labels = useLabels('copyButton', english.copyButton);
  const [copied, setCopied] = useState(false);
  // Browsers allow copying only right after a press, so a press before hydration could not be repeated later.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const text = copied ? (copiedLabel ?? labels.copied) : (label ?? labels.copy);
  const copy = async () => {
    if ((await onCopy()) !== false) setCopied(true);
  };
  return (
    <button
      type="button"
      aria-label={iconOnly ? text : undefined}
      title={iconOnly ? text : undefined}
      disabled={!hydrated}
      data-copied={copied ? '' : undefined}
      {...rest}
      onClick={() => void copy()}
      className={clsx(copyButton({ iconOnly }), className)}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      {iconOnly ? null : <span>{text}</span>}
    </button>
  );
}
