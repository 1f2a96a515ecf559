import { Icon, Text, VisuallyHidden } from '#design-system';
import type { CaseStudy } from '#services/knowledge';

import { beforeAndAfter, shareOf } from './beforeAndAfter.ts';
import * as styles from './CaseFigures.css.ts';

export interface CaseFiguresProps {
  readonly figures: CaseStudy['figures'];
}

/**
 * The figures of a case as a ledger: as text. A figure with a before and an after is also two bars to scale, copper
 * before and verdigris after; so is a share of a total.
 *
 * **Not this?** Figures that need no label beside them are a `StatBand`.
 */
export function CaseFigures({ figures }: CaseFiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, label }) => (
        <li key={label} className={styles.row}>
          <div className={styles.value}>
            <FigureText value={value} />
            <Bars value={value} />
          </div>
          <Text tone="muted">{label}</Text>
        </li>
      ))}
    </ul>
  );
}

/** "1,100 → 310", with an arrow that every typeface has. */
export function FigureText({ value }: { readonly value: string }) {
  const both = beforeAndAfter(value);
  if (!both) return value;
  return (
    <>
      <VisuallyHidden>from </VisuallyHidden>
      {both.before}
      <Icon name="arrowRight" size="small" className={styles.arrow} />
      <VisuallyHidden> to </VisuallyHidden>
      {both.after}
    </>
  );
}

/** Before above after, or all above a share of them, from one line. */
function Bars({ value }: { readonly value: string }) {
  const share = beforeAndAfter(value)?.share ?? shareOf(value);
  return (
    share !== undefined && (
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden className={styles.bars}>
        <path d="M0 3H100" className={styles.barBefore} />
        <path d={`M0 7.5H${Math.max(100 * share, 0.4).toFixed(1)}`} className={styles.barAfter} />
      </svg>
    )
  );
}
