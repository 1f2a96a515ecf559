import * as styles from './RoleSheet.css.ts';
import roles from './roles.svg?no-inline';

export interface RoleSheetProps {
  /** The id of a sheet in `roles.svg`: "consultant". */
  readonly name: string;
}

/**
 * What somebody of a role puts on a client's table: a count, a trial, an answered question. Decoration beside words, 200
 * by 130 units, and a file of its own, so it costs a page no script.
 *
 * **Not this?** A process step by step is `WatchOne`; the sign of a service is a `ServiceGlyph`.
 */
export const RoleSheet = ({ name }: RoleSheetProps) => (
  <svg viewBox="0 0 200 130" focusable="false" aria-hidden className={styles.sheet}>
    <use href={`${roles}#${name}`} />
  </svg>
);

/** The name of the sheet of a role: "A voice engineer" has `voice-engineer`. */
export const roleSheet = (role: string) => role.replace(/^An? /, '').toLowerCase().replace(' ', '-');
