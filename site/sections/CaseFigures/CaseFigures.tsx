import { Icon, Text, VisuallyHidden } from '#design-system';
import type { CaseStudy } from '#services/knowledge';

import { beforeAndAfter, shareOf } from './beforeAndAfter.ts';
import * as styles from './CaseFigures.css.ts';

export interface CaseFiguresProps {
  readonly figures: CaseStudy['figures'];
}

/**
 * Figures of a case as text with a label. A figure with a value before and after also gets two bars to scale: copper
 * for before, green for after. A share such as "3 of 14" gets a copper bar for the total and a green one for the
 * share.
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
            <FigureBars value={value} />
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
  const change = beforeAndAfter(value);
  if (!change) return value;
  return (
    <>
      <VisuallyHidden>from </VisuallyHidden>
      {change.before}
      <Icon name="arrowRight" size="small" className={styles.arrow} />
      <VisuallyHidden> to </VisuallyHidden>
      {change.after}
    </>
  );
}

/**
 * Two bars from the same left edge. The upper bar is the value before (or the total), the lower bar is the value after
 * (or the share). Renders nothing for other figures.
 */
function FigureBars({ value }: { readonly value: string }) {
  const share = shareOf(value);
  const bars = share === undefined ? beforeAndAfter(value)?.bars : { before: 1, after: share };
  return (
    bars && (
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden className={styles.bars}>
        <path d={`M0 3H${barEnd(bars.before)}`} className={styles.barBefore} />
        <path d={`M0 7.5H${barEnd(bars.after)}`} className={styles.barAfter} />
      </svg>
    )
  );
}

/** Returns the right end of a bar, in units of the drawing. A very short bar stays visible. */
const barEnd = (length: number) => Math.max(100 * length, 0.4).toFixed(1);
