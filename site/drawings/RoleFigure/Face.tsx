import * as styles from './RoleFigure.css.ts';
import type { RoleFigureProps } from './RoleFigure.tsx';
import roles from './roles.svg?no-inline';

/**
 * The face of a figure at the table, beside a name. Decoration.
 *
 * **Not this?** The whole figure is a `RoleFigure`.
 */
export const Face = ({ name }: RoleFigureProps) => (
  <svg viewBox="86 44 74 74" focusable="false" aria-hidden className={styles.face}>
    <use href={`${roles}#${name}`} />
  </svg>
);
