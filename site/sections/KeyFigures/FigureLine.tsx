import * as styles from './FigureLine.css.ts';
import { stats } from './KeyFigures.content.ts';

/**
 * Numbers of clients and projects, and satisfaction, in one line. Use it where the figures only support the text.
 *
 * **Not this?** Use `KeyFigures` where the figures are the main point.
 */
export const FigureLine = () => (
  <dl className={styles.line}>
    {stats.map(({ figure, label }) => (
      <div key={label} className={styles.pair}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.smallFigure}>{figure}</dd>
      </div>
    ))}
  </dl>
);
