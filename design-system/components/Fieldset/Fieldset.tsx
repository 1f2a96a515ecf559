import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** Name of the group. */
  readonly legend: ReactNode;
  /** State of the group in one word, such as "done". Screen readers read it as a part of the name. */
  readonly note?: ReactNode;
}

/**
 * A named group of fields.
 *
 * **Not this?** Use `CheckboxGroup` for a group of checkboxes, and `Heading` with a text for a part of a page without
 * fields.
 */
export function Fieldset({ legend, note, className, children, ...rest }: FieldsetProps) {
  checkLabel(Fieldset, legend, 'legend');
  return (
    <fieldset {...rest} className={clsx(styles.fieldset, className)}>
      <legend className={styles.legend}>
        {/* The space is inside the text: Chromium drops a space between two elements from the accessible name. */}
        {typeof legend === 'string' && note ? `${legend} ` : legend}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}
