import { clsx } from 'clsx';

import { ServiceGlyph } from '#site/drawings/glyphs/ServiceGlyph.tsx';

import { label, shown } from './ServiceSheet.content.ts';
import * as styles from './ServiceSheet.css.ts';
import sheets from './sheets.svg?no-inline';

export interface ServiceSheetProps {
  /** Id of a service, or of a solution inside one. Without a drawing for the id, the service's glyph is shown. */
  readonly id: string;
}

/**
 * Extract of a service's deliverable, large enough to read. It is the drawing in the header of a service page.
 *
 * **Not this?** Use `ProcessDemo` for the process that leads to the deliverable.
 */
export function ServiceSheet({ id }: ServiceSheetProps) {
  const what = shown[id];
  if (!what) return <ServiceGlyph id={id} large className={styles.place} />;
  return (
    <svg
      viewBox="0 0 392 398"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={label(what)}
      focusable="false"
      className={clsx(styles.place, styles.sheet)}
    >
      <use href={`${sheets}#${id}`} />
    </svg>
  );
}
