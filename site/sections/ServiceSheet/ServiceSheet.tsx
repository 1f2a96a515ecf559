import { clsx } from 'clsx';

import { ServiceGlyph } from '#site/drawings/glyphs/ServiceGlyph.tsx';

import { descriptions, label } from './ServiceSheet.content.ts';
import * as styles from './ServiceSheet.css.ts';
import sheets from './sheets.svg?no-inline';

export interface ServiceSheetProps {
  /** Id of a service, or of its part with an own page. If the id has no drawing, the glyph of the service is shown. */
  readonly id: string;
}

/**
 * Extract of a service's deliverable, large enough to read. It is the drawing in the header of a service page.
 *
 * **Not this?** Use `ProcessDemo` for the process that leads to the deliverable.
 */
export function ServiceSheet({ id }: ServiceSheetProps) {
  const description = descriptions[id];
  if (!description) return <ServiceGlyph id={id} large className={styles.place} />;
  return (
    <svg
      viewBox="0 0 392 398"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={label(description)}
      focusable="false"
      className={clsx(styles.place, styles.sheet)}
    >
      <use href={`${sheets}#${id}`} />
    </svg>
  );
}
