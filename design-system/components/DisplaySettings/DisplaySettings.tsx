'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useId, useRef, useState } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useDismiss } from '../NavigationMenu/useDismiss.ts';
import { Switch } from '../Switch/Switch.tsx';
import * as styles from './DisplaySettings.css.ts';

/** Choice of a theme; `system` follows the system of the visitor, also when that changes. */
export type ThemeChoice = 'light' | 'dark' | 'system';

export interface DisplaySettingsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The theme in use. */
  readonly theme: ThemeChoice;
  /** The contrast in use. */
  readonly contrast: 'normal' | 'more';
  /** Whether things move. */
  readonly motion: 'on' | 'off';
  /** Called with the theme that was chosen. */
  readonly onThemeChange: (theme: ThemeChoice) => void;
  /** Called with the contrast that was chosen. */
  readonly onContrastChange: (contrast: 'normal' | 'more') => void;
  /** Called with the choice for motion. */
  readonly onMotionChange: (motion: 'on' | 'off') => void;
  /** Placement of the choices on wide windows; on small ones they follow the button. @default 'below' */
  readonly placement?: 'below' | 'above' | undefined;
  /** Shows the button's drawing alone on wide windows. @default false */
  readonly compact?: boolean | undefined;
}

const themes = [
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
  { value: 'system', icon: 'screen' },
] as const;

/**
 * Appearance settings of this visitor: theme, contrast, motion. A choice about content is a `FilterChips`.
 *
 * **States:** `aria-expanded` on the button, `checked` on each choice.
 */
export function DisplaySettings({
  theme,
  contrast,
  motion,
  onThemeChange,
  onContrastChange,
  onMotionChange,
  placement = 'below',
  compact = false,
  className,
  ref,
  ...rest
}: DisplaySettingsProps) {
  const labels = useLabels('displaySettings', english.displaySettings);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  useDismiss(root, open, (reason) => {
    setOpen(false);
    if (reason === 'escape') button.current?.focus();
  });

  return (
    <div {...rest} ref={mergedRef} className={clsx(styles.settings, className)}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={styles.opener}
        onClick={() => setOpen(!open)}
      >
        <Icon name="settings" />
        <span className={styles.openerWords({ compact })}>{labels.open}</span>
      </button>
      <div id={id} hidden={!open} className={styles.panel({ placement })}>
        {/* The page has these settings twice: while closed, their names must not be there twice. */}
        {open && (
          <>
            <fieldset className={styles.themes}>
              <legend className={styles.legend}>{labels.theme}</legend>
              <div className={styles.choices}>
                {themes.map(({ value, icon }) => (
                  <label key={value} className={styles.theme}>
                    <input
                      type="radio"
                      name={`${id}-theme`}
                      value={value}
                      checked={theme === value}
                      onChange={() => onThemeChange(value)}
                      className={styles.radio}
                    />
                    <span className={styles.themeWords}>
                      <Icon name={icon} />
                      {labels[value]}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Switch
              label={labels.contrast}
              checked={contrast === 'more'}
              onCheckedChange={(on) => onContrastChange(on ? 'more' : 'normal')}
              className={styles.choice}
            />
            <Switch
              label={labels.motion}
              checked={motion === 'off'}
              onCheckedChange={(on) => onMotionChange(on ? 'off' : 'on')}
              className={styles.choice}
            />
          </>
        )}
      </div>
    </div>
  );
}
