import * as styles from './RoleFigure.css.ts';
import roles from './roles.svg?no-inline';

export interface RoleFigureProps {
  /** The id of a figure in `roles.svg`: "consultant". */
  readonly name: string;
}

/**
 * A person of a role at a table, with their tools. Half a gutter wider than its column on either side, so that the
 * tables of a row join. Decoration beside text, in an SVG file, so it adds no script.
 *
 * **Not this?** A process step by step is `ProcessDemo`; the glyph of a service is a `ServiceGlyph`.
 */
export const RoleFigure = ({ name }: RoleFigureProps) => (
  <svg
    viewBox="0 8 246.4 270"
    preserveAspectRatio="xMinYMid"
    focusable="false"
    aria-hidden
    className={styles.figure}
  >
    <use href={`${roles}#${name}`} />
  </svg>
);

/** The name of the figure of a role: "Voice engineer" has `voice-engineer`. */
export const roleFigure = (role: string) => role.toLowerCase().replace(' ', '-');
