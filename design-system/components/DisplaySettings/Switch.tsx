'use client';

import { toggle } from '../../theme/toggle.css.ts';
import * as styles from './DisplaySettings.css.ts';

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Label of the setting. */
  readonly children: string;
}

/** One thing that is on or off and changes at once. */
export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <label className={styles.choice}>
      {children}
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native tick box tells its own state.
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className={toggle}
      />
    </label>
  );
}
