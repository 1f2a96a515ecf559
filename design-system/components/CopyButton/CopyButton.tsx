'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useState } from 'react';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useHydrated } from '../../useHydrated.ts';
import { Icon } from '../Icon/Icon.tsx';
import { copyButton } from './CopyButton.css.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onCopy' | 'onClick'> {
  /**
   * Copies the text. Returns `false`, or a promise of `false`, if the browser refused; the button then confirms
   * nothing.
   */
  readonly onCopy: () => boolean | undefined | Promise<boolean | undefined>;
  /** Label, such as "Copy address". @default the label of the `LabelsProvider` */
  readonly label?: string | undefined;
  /** Label for two seconds after copying. @default the label of the `LabelsProvider` */
  readonly copiedLabel?: string | undefined;
  /** Shows only the icon. The label is then the accessible name and the tooltip. @default false */
  readonly iconOnly?: boolean | undefined;
}

/** Time for which "Copied" is shown, in milliseconds. */
const copiedFor = 2000;

/**
 * Copies a text and shows "Copied" for two seconds. If the browser refuses to copy, the button does not change;
 * give the reason in a `ToastRegion`.
 *
 * **Not this?** Use `Button` for any other action.
 *
 * **States that you can style:** `data-copied` for two seconds after copying; `disabled` until scripts run.
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
  // The button is disabled until hydrated, because React repeats an earlier click after hydration, and the browser
  // would refuse that copy.
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
