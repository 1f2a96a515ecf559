import { Icon, VisuallyHidden } from '#design-system';
import type { CaseStudy } from '#services/knowledge';

import * as styles from './CaseFigures.css.ts';

export interface CaseFiguresProps {
  readonly figures: CaseStudy['figures'];
}

/**
 * The figures of a case as a ledger, from the old to the new.
 *
 * **Not this?** Figures that need no label beside them are a `StatBand`.
 */
export function CaseFigures({ figures }: CaseFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <Figure value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "1,100 → 310", with an arrow that every typeface has. */
export function Figure({ value }: { readonly value: string }) {
  const [before, after] = value.split(' → ');
  if (after === undefined) return value;
  return (
    <>
      {before}
      <Icon name="arrowRight" size="small" className={styles.arrow} />
      <VisuallyHidden> to </VisuallyHidden>
      {after}
    </>
  );
}
