import { copy } from './SavedWeek.content.ts';
import * as styles from './SavedWeek.css.ts';
import { savedHours } from './savedHours.ts';
import { copy as savingsCopy } from './savings.content.ts';
import type { Savings } from './useChosenAutomations.ts';

export interface SavedWeekProps {
  /** Ids of the chosen automations. */
  readonly chosen: readonly string[];
  /** Called with the id of an automation to remove. */
  readonly onRemove: (id: string) => void;
  /** Components that show the total; `undefined` until they are loaded. */
  readonly savings?: Savings | undefined;
}

/**
 * Bar at the lower edge of the window. It shows the total hours, their share of a week, and the chosen tasks, which
 * can be removed. A row has a mark for each hour of a working week. Without a choice the bar is one line.
 *
 * **Not this?** Use `CaseCount` for counts before and after.
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
