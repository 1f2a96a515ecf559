import { words } from './SavedWeek.content.ts';
import * as styles from './SavedWeek.css.ts';
import { savedHours } from './savedHours.ts';
import { words as savingsWords } from './savings.content.ts';
import type { Savings } from './useChosenAutomations.ts';

export interface SavedWeekProps {
  /** The ids of the chosen automations. */
  readonly chosen: readonly string[];
  /** Called with the id of the one that was removed. */
  readonly onRemove: (id: string) => void;
  /** Explanation of the sum with a link to the report, once it is loaded. */
  readonly savings?: Savings | undefined;
}

/**
 * The hours of a choice at the lower edge of the window, what they mean, and the chosen tasks, each to be removed. Its
 * edge is a week of work with a mark for each hour. Until something is chosen it is one line.
 *
 * **Not this?** What was counted before and after is a `CaseCount`.
 */
export function SavedWeek({ chosen, onRemove, savings }: SavedWeekProps) {
  const { total } = savedHours(chosen);
  return (
    <section aria-label={words.title} tabIndex={-1} className={styles.box}>
      {savings && total > 0 ? (
        <savings.SavingsTotal chosen={chosen} onRemove={onRemove} />
      ) : (
        <p className={styles.line}>
          {total === 0 && <span>{words.call}</span>}
          <span>{`${total} ${savingsWords.unit(total)}`}</span>
        </p>
      )}
    </section>
  );
}
