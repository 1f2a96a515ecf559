import { clsx } from 'clsx';

import { ServiceGlyph } from '#site/drawings/glyphs/ServiceGlyph.tsx';

import { label, shown } from './ServiceSheet.content.ts';
import * as styles from './ServiceSheet.css.ts';
import sheets from './sheets.svg?no-inline';

export interface ServiceSheetProps {
  /** A service, or a solution inside one: without a drawn sheet it shows its glyph. */
  readonly id: string;
}

/**
 * An extract of what a client gets in the end, large enough to be read: the drawing in the head of a service's page.
 *
 * **Not this?** The process that leads to it is a `ProcessDemo`.
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
