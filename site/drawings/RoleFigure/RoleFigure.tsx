import * as styles from './RoleFigure.css.ts';
import roles from './roles.svg?no-inline';

export interface RoleFigureProps {
  /** Id of a figure in `roles.svg`, such as "consultant". */
  readonly name: string;
}

/**
 * A person with the tools of their role, at a table. It is half a gutter wider than its column on both sides, so that
 * the tables of a row touch. It is decoration beside text. It is in an SVG file, so it adds no script.
 *
 * **Not this?** Use `ProcessDemo` for a process step by step, `ServiceGlyph` for a service.
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

/** Ids of the roles that have a figure of their own in `roles.svg`. */
export const drawnRoles: readonly string[] = [
  'consultant',
  'developer',
  'voice-engineer',
  'analyst',
  'support',
];

/** Returns the figure's id for a role: "Voice engineer" has `voice-engineer`. Any other role has `colleague`. */
export function roleFigure(role: string): string {
  const id = role.toLowerCase().replaceAll(' ', '-');
  return drawnRoles.includes(id) ? id : 'colleague';
}
