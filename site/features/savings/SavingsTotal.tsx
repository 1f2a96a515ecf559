import { Fragment, type MouseEvent } from 'react';

import { Icon, VisuallyHidden } from '#design-system';
import { weekHours } from '#services/knowledge';
import { HowItAddsUp } from './HowItAddsUp.tsx';
import type { SavingsProps } from './SavingsProps.ts';
import { copy } from './SavingsTotal.content.ts';
import * as styles from './SavingsTotal.css.ts';
import { copy as savingsCopy } from './savings.content.ts';
import { inHours, savingsOf } from './savingsOf.ts';
import { shareOfWeek } from './shareOfWeek.ts';
import { WriteReport } from './WriteReport.tsx';
import { markWidth, rowPitch, startOf, weekPath } from './weekPath.ts';

export interface SavingsTotalProps extends SavingsProps {
  /** Called with the id of an automation to remove. */
  readonly onRemove: (id: string) => void;
}

/**
 * Moves the focus to a neighbouring button, or to the section if there is none. Call it before the pressed button is
 * removed.
 */
function focusNextTo({ currentTarget }: MouseEvent<HTMLElement>) {
  const item = currentTarget.closest('li');
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
  (next ?? currentTarget.closest('section'))?.focus();
}

/** Total of the choice: a mark for each hour of a week, the share of a week, the tasks, and the next steps. */
export function SavingsTotal({ chosen, onRemove }: SavingsTotalProps) {
  const { automations: tasks, totalHours } = savingsOf(chosen);
  return (
    <div className={styles.root}>
      <Week hours={totalHours} />
      <p className={styles.sum}>
        <span className={styles.figure}>{inHours(totalHours)}</span>
        <span>{copy.share(shareOfWeek(totalHours), totalHours < weekHours)}</span>
      </p>
      <ul className={styles.tasks}>
        {tasks.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.task}
              onClick={(event) => {
                focusNextTo(event);
                onRemove(id);
              }}
            >
              <VisuallyHidden>{copy.remove} </VisuallyHidden>
              {title}
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
      <HowItAddsUp
        chosen={chosen}
        sum={<span className={styles.shortSum}>{`${totalHours} ${savingsCopy.unit(totalHours)}`}</span>}
      />
      <WriteReport chosen={chosen} />
    </div>
  );
}

/** Marks for the working weeks that the hours fill, one week in each row. */
function Week({ hours }: { readonly hours: number }) {
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
