'use client';

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import { choiceRow } from '../../theme/choiceRow.css.ts';
import { toggle } from '../../theme/toggle.css.ts';
import * as field from '../Field/Field.css.ts';
import { useFieldIds } from '../Field/useField.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'children' | 'type' | 'role'> {
  /** Name of the setting, without its state. */
  readonly label: ReactNode;
  /** Effect of the setting, below the label. */
  readonly hint?: string | undefined;
  /** Called with the new state at each change. `onChange` gets the native event instead. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * One setting that is on or off and takes effect at once. `ref` and other attributes are set on the input, `className`
 * on the element around it.
 *
 * **Not this?** Use `Checkbox` for an answer that is sent with a form, and `Button` for a command.
 *
 * **States that you can style:** `checked` and `disabled` on the `input` element.
 */
export function Switch({ label, hint, onChange, onCheckedChange, className, ...rest }: SwitchProps) {
  checkLabel(Switch, label);
  const { controlId, hintId, describedBy } = useFieldIds({ ...rest, hint });
  return (
    <div className={clsx(styles.frame, className)}>
      <label htmlFor={controlId} className={clsx(choiceRow, styles.row)}>
        <span>{label}</span>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state.
          role="switch"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          aria-describedby={describedBy}
          className={toggle}
        />
      </label>
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
