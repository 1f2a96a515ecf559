import { Icon, Text, VisuallyHidden } from '#design-system';
import type { CaseStudy } from '#services/knowledge';

import { beforeAndAfter, shareOf } from './beforeAndAfter.ts';
import * as styles from './CaseFigures.css.ts';

export interface CaseFiguresProps {
  readonly figures: CaseStudy['figures'];
}

/**
 * Figures of a case as text with a label. A figure with a value before and after also gets two bars to scale: copper
 * for before, green for after. A share such as "3 of 14" gets the same bars.
 *
 * **Not this?** Use `StatBand` for figures without bars.
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

/**
 * Shows "1,100 → 310" with an icon as the arrow. Screen readers read "from 1,100 to 310". Other figures stay as they
 * are.
 */
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

/**
 * Two bars from the same left edge: before above after, or the total above the share. Renders nothing for other
 * figures.
 */
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
