import { copy } from './SavedWeek.content.ts';
import * as styles from './SavedWeek.css.ts';
import { savedHours } from './savedHours.ts';
import { copy as savingsCopy } from './savings.content.ts';
import type { Savings } from './useChosenAutomations.ts';

export interface SavedWeekProps {
  /** The ids of the chosen automations. */
  readonly chosen: readonly string[];
  /** Called with the id of the removed automation. */
  readonly onRemove: (id: string) => void;
  /** Explanation of the sum with a link to the report, once it is loaded. */
  readonly savings?: Savings | undefined;
}

/**
 * Bar at the lower edge of the window with the hours of a choice, their meaning, and the chosen tasks, which can be
 * removed. Its edge has a mark for each hour of a working week. Without a choice it is one line.
 *
 * **Not this?** Counts before and after are a `CaseCount`.
 */
export function SavedWeek({ chosen, onRemove, savings }: SavedWeekProps) {
  const { total } = savedHours(chosen);
  return (
    <section aria-label={copy.title} tabIndex={-1} className={styles.box}>
      {savings && total > 0 ? (
        <savings.SavingsTotal chosen={chosen} onRemove={onRemove} />
      ) : (
        <p className={styles.line}>
          {total === 0 && <span>{copy.call}</span>}
          <span>{`${total} ${savingsCopy.unit(total)}`}</span>
        </p>
      )}
    </section>
  );
}
