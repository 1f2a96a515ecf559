import { Badge } from '#design-system';
import type { Opportunity, Solution } from '#services';

import * as styles from './CompareReports.css.ts';
import { comparing } from './report.content.ts';

export interface ComparedItemsProps {
  readonly items: readonly (Opportunity | Solution)[];
  /** Items of the other report. */
  readonly others: readonly (Opportunity | Solution)[];
}

/** Titles of a report's opportunities or solutions. A badge marks titles that the other report lacks. */
export function ComparedItems({ items, others }: ComparedItemsProps) {
  const known = new Set(others.map(({ title }) => title.toLowerCase()));
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same title, and they never move.
        <li key={index}>
          {item.title} {!known.has(item.title.toLowerCase()) && <Badge>{comparing.onlyHere}</Badge>}
          {'roi' in item && (
            <span className={styles.figures}>
              {`${item.priority} priority, ${item.implementationDifficulty}, ${item.roi} ROI`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
