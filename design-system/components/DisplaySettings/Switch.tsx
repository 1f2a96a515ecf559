import * as styles from './DisplaySettings.css.ts';

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** What is on or off. */
  readonly children: string;
}

/** One thing that is on or off and changes at once. */
export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <label className={styles.choice}>
      {children}
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.sliding}
      />
    </label>
  );
}
