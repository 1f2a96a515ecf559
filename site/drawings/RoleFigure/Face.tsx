import * as styles from './RoleFigure.css.ts';
import type { RoleFigureProps } from './RoleFigure.tsx';
import roles from './roles.svg?no-inline';

/**
 * Face of a `RoleFigure`, to stand beside a name. It is decoration.
 *
 * **Not this?** Use `RoleFigure` for the whole figure.
 */
export const Face = ({ name }: RoleFigureProps) => (
  <svg viewBox="86 44 74 74" focusable="false" aria-hidden className={styles.face}>
    <use href={`${roles}#${name}`} />
  </svg>
);
