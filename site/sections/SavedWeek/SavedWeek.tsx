import { clsx } from 'clsx';
import { Fragment, type ReactNode, useState } from 'react';

import { FilterChips, Text } from '#design-system';
import { exampleCompanies, weekHours } from '#services/knowledge';
import { savedHours } from '#site/features/savings/savedHours.ts';
import { words as savings } from '#site/features/savings/savings.content.ts';

import { words } from './SavedWeek.content.ts';
import * as styles from './SavedWeek.css.ts';
import { markWidth, rowPitch, startOf, weekPath } from './weekPath.ts';

export interface SavedWeekProps {
  /** The ids of the chosen automations. */
  readonly chosen: readonly string[];
  /** Called with the ids of an example, or with what was chosen before it. */
  readonly onChoose: (ids: readonly string[]) => void;
  /** What can be done with the sum. */
  readonly children?: ReactNode;
}

/**
 * The hours of a choice at the lower edge of the window: of each week of work, a mark for each hour. Until something is
 * chosen it is one line. Examples choose for you; pressed again, they give back what was chosen before.
 *
 * **Not this?** What was counted before and after is a `CaseCount`.
 */
export function SavedWeek({ chosen, onChoose, children }: SavedWeekProps) {
  const [before, setBefore] = useState<readonly string[]>([]);
  const { total } = savedHours(chosen);
  const some = chosen.length > 0;
  const pressed = exampleCompanies.find(
    ({ automations }) =>
      automations.length === chosen.length && automations.every((id) => chosen.includes(id)),
  )?.company;
  const choose = (company: string) => {
    if (!pressed) setBefore(chosen);
    onChoose(exampleCompanies.find((each) => each.company === company)?.automations ?? before);
  };
  return (
    <section aria-label={words.title} className={styles.box}>
      {some && <Weeks hours={total} />}
      <p className={clsx(some && styles.sum)}>
        <span className={clsx(some && styles.figure)}>{total}</span>{' '}
        <span>
          <span>{savings.unit(total)}</span>
          {some ? (
            <Text as="span" size="caption" tone="muted" className={styles.mark}>
              {words.mark}
            </Text>
          ) : (
            <span>{words.call}</span>
          )}
        </span>
      </p>
      {children}
      <FilterChips
        label={words.examples}
        value={pressed ?? ''}
        onChange={choose}
        clearable
        options={exampleCompanies.map(({ company }) => ({ value: company, label: company }))}
        className={clsx(some && styles.examples)}
      />
    </section>
  );
}

/** As many weeks as the hours fill, one below the other in the same height. */
function Weeks({ hours }: { readonly hours: number }) {
  const weeks = Math.max(1, Math.ceil(hours / weekHours));
  return (
    <svg
      viewBox={`0 0 ${startOf(weekHours - 1) + markWidth} ${weeks * rowPitch}`}
      preserveAspectRatio="none"
      aria-hidden
      className={styles.weeks}
    >
      {Array.from({ length: weeks }, (_, week) => (
        <Fragment key={weekPath(0, week)}>
          <path d={weekPath(weekHours, week)} className={styles.empty} />
          <path d={weekPath(Math.min(weekHours, hours - week * weekHours), week)} className={styles.filled} />
        </Fragment>
      ))}
    </svg>
  );
}
