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

/** Chosen theme. `system` follows the visitor's operating system, also when its theme changes. */
export type ThemeChoice = 'light' | 'dark' | 'system';

export interface DisplaySettingsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Chosen theme. */
  readonly theme: ThemeChoice;
  /** Chosen contrast. */
  readonly contrast: 'normal' | 'more';
  /** Whether animations run. */
  readonly motion: 'on' | 'off';
  /** Called with the new theme. */
  readonly onThemeChange: (theme: ThemeChoice) => void;
  /** Called with the new contrast. */
  readonly onContrastChange: (contrast: 'normal' | 'more') => void;
  /** Called with the new choice for motion. */
  readonly onMotionChange: (motion: 'on' | 'off') => void;
  /**
   * Side of the button where the settings open, on wide windows. On small windows they always open below. @default
   * 'below'
   */
  readonly placement?: 'below' | 'above' | undefined;
  /** Whether the button shows only its icon on wide windows. @default false */
  readonly compact?: boolean | undefined;
}

const themes = [
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
  { value: 'system', icon: 'screen' },
] as const;

interface ThemeChoicesProps extends Pick<DisplaySettingsProps, 'theme' | 'onThemeChange'> {
  /** Name of the radio inputs, unique on the page. */
  readonly name: string;
}

function ThemeChoices({ name, theme, onThemeChange }: ThemeChoicesProps) {
  const labels = useLabels('displaySettings', english.displaySettings);
  return (
    <fieldset className={styles.themes}>
      <legend className={styles.legend}>{labels.theme}</legend>
      <div className={styles.themeOptions}>
        {themes.map(({ value, icon }) => (
          <label key={value} className={styles.themeOption}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => onThemeChange(value)}
              className={styles.radio}
            />
            <span className={styles.themeLabel}>
              <Icon name={icon} />
              {labels[value]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * A button that opens the visitor's display settings: theme, contrast and motion.
 *
 * **Not this?** Use `FilterChips` for a choice about the content.
 *
 * **States that you can style:** `aria-expanded` on the button, `checked` on the `input` element of each chosen
 * setting.
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
  useDismiss(root, {
    open,
    onDismiss: (reason) => {
      setOpen(false);
      if (reason === 'escape') button.current?.focus();
    },
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
        <span className={styles.openerLabel({ compact })}>{labels.open}</span>
      </button>
      <div id={id} hidden={!open} className={styles.panel({ placement })}>
        {/* The settings are not rendered while closed. A page may have them in the header and in the footer, and each label would be in the page twice. */}
        {open && (
          <>
            <ThemeChoices name={`${id}-theme`} theme={theme} onThemeChange={onThemeChange} />
            <Switch
              label={labels.contrast}
              checked={contrast === 'more'}
              onCheckedChange={(on) => onContrastChange(on ? 'more' : 'normal')}
              className={styles.switchRow}
            />
            <Switch
              label={labels.motion}
              checked={motion === 'off'}
              onCheckedChange={(on) => onMotionChange(on ? 'off' : 'on')}
              className={styles.switchRow}
            />
          </>
        )}
      </div>
    </div>
  );
}
