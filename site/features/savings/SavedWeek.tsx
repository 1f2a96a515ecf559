import { copy } from './SavedWeek.content.ts';
import * as styles from './SavedWeek.css.ts';
import { copy as savingsCopy } from './savings.content.ts';
import { savingsOf } from './savingsOf.ts';
import type { SavingsModule } from './useChosenAutomations.ts';

export interface SavedWeekProps {
  /** Ids of the chosen automations. */
  readonly chosen: readonly string[];
  /** Called with the id of an automation to remove. */
  readonly onRemove: (id: string) => void;
  /** Components that show the total; `undefined` until they are loaded. */
  readonly savings?: SavingsModule | undefined;
}

/**
 * Bar of the automations page, at the lower edge of large windows. It shows the total hours, their share of a week, and
 * the chosen tasks, which can be removed. Above them each working week is a row, with a mark for each hour. The bar is
 * one line until a task is chosen and `savings` is loaded.
 *
 * **Not this?** Use `CaseCount` for counts before and after.
 */
export function SavedWeek({ chosen, onRemove, savings }: SavedWeekProps) {
  const { totalHours } = savingsOf(chosen);
  return (
    <section aria-label={copy.title} tabIndex={-1} className={styles.box}>
      {savings && totalHours > 0 ? (
        <savings.SavingsTotal chosen={chosen} onRemove={onRemove} />
      ) : (
        <p className={styles.line}>
          {totalHours === 0 && <span>{copy.call}</span>}
          <span>{`${totalHours} ${savingsCopy.unit(totalHours)}`}</span>
        </p>
      )}
    </section>
  );
}
