import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** Names the part of the form. */
  readonly legend: ReactNode;
  /** State of the part in one word, such as "done". Read out as part of the name. */
  readonly note?: ReactNode;
}

/**
 * A named group of fields.
 *
 * **Not this?** A group of tick boxes is a `CheckboxGroup`; a part of a page without fields is a `Heading` with its
 * text.
 */
export function Fieldset({ legend, note, className, children, ...rest }: FieldsetProps) {
  checkLabel(Fieldset, legend, 'legend');
  return (
    <fieldset {...rest} className={clsx(styles.fieldset, className)}>
      <legend className={styles.legend}>
        {/* A space between the two elements would be missing from the group's name in Chromium. */}
        {note ? `${legend} ` : legend}
        {note && <span className={styles.note}>{note}</span>}
      </legend>
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}
