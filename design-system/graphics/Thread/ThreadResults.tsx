import { clsx } from 'clsx';

import { SmartAnchor } from '../../components/Link/SmartAnchor.tsx';
import * as ink from '../ink.css.ts';
import * as styles from './Thread.css.ts';

/** A finished task at the end of a lane. */
export interface ThreadResult {
  readonly label: string;
  /** Figure of a case study, below the label. */
  readonly note?: string | undefined;
  /**
   * Address of a page about the task. The `note` is then a link, and the whole entry can be pressed. Without a `note`
   * there is no link.
   */
  readonly href?: string | undefined;
}

interface ThreadResultsProps {
  readonly results: readonly ThreadResult[];
  /** Accessible name of the list. */
  readonly label: string | undefined;
  readonly className?: string | false;
}

/**
 * The labels at the ends of the lanes. On narrow windows, which hide the drawing, each label has a short lane beside
 * it.
 */
export const ThreadResults = ({ results, label, className }: ThreadResultsProps) => (
  <ol aria-label={label} className={clsx(styles.labels, className)}>
    {results.map(({ label: result, note, href }) => (
      <li key={result} className={styles.label}>
        <svg
          viewBox="0 0 36 12"
          className={clsx(styles.shortLane, styles.onlyNarrow)}
          aria-hidden="true"
          focusable="false"
        >
          <path d="M0 6H26" className={ink.lane} />
          <circle cx="31" cy="6" r="5" className={ink.done} />
        </svg>
        <span>
          <span className={styles.result}>{result}</span>
          {note && (
            <>
              <span className={styles.colon}>: </span>
              <span className={styles.note}>
                {href ? (
                  <SmartAnchor href={href} className={styles.link}>
                    {note}
                  </SmartAnchor>
                ) : (
                  note
                )}
              </span>
            </>
          )}
        </span>
      </li>
    ))}
  </ol>
);
