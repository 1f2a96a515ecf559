import { Icon, Text, VisuallyHidden } from '#design-system';
import type { CaseStudy } from '#services/knowledge';

import { beforeAndAfter } from './beforeAndAfter.ts';
import * as styles from './CaseFigures.css.ts';

export interface CaseFiguresProps {
  readonly figures: CaseStudy['figures'];
}

/**
 * The figures of a case as a ledger, from the old to the new: as text, and where there are two, as two bars to scale.
 *
 * **Not this?** Figures that need no label beside them are a `StatBand`.
 */
export function CaseFigures({ figures }: CaseFiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, label }) => (
        <li key={label} className={styles.row}>
          <div className={styles.value}>
            <Figure value={value} />
          </div>
          <Text tone="muted">{label}</Text>
        </li>
      ))}
    </ul>
  );
}

/** "1,100 → 310", with an arrow that every typeface has, and below it a bar for each. */
function Figure({ value }: { readonly value: string }) {
  const both = beforeAndAfter(value);
  if (!both) return value;
  const { before, after, share } = both;
  return (
    <>
      <VisuallyHidden>from </VisuallyHidden>
      {before}
      <Icon name="arrowRight" size="small" className={styles.arrow} />
      <VisuallyHidden> to </VisuallyHidden>
      {after}
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden className={styles.bars}>
        <path d="M0 2H100" className={styles.barBefore} />
        <path d={`M0 7H${Math.max(100 * share, 1).toFixed(1)}`} className={styles.barAfter} />
      </svg>
    </>
  );
}
