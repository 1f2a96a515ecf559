import * as styles from './FigureLine.css.ts';
import { stats } from './KeyFigures.content.ts';

/**
 * Clients, projects and satisfaction in one line, for a page where they only support the text.
 *
 * **Not this?** Where the figures are the point, they are `KeyFigures`.
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
