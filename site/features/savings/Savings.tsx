import { PulledThread, VisuallyHidden } from '#design-system';

import * as styles from './Savings.css.ts';
import type { SavingsProps } from './SavingsProps.ts';
import { copy } from './savings.content.ts';
import { savingsOf } from './savingsOf.ts';

export { HowItAddsUp } from './HowItAddsUp.tsx';
export { SavingsTotal } from './SavingsTotal.tsx';
export { WriteReport } from './WriteReport.tsx';

/** Total hours of the chosen automations, in large type. If none is chosen, this is only a text for screen readers. */
export function HoursSaved({ chosen }: SavingsProps) {
  const { totalHours } = savingsOf(chosen);
  if (chosen.length === 0) return <VisuallyHidden>{copy.nothing}</VisuallyHidden>;
  return (
    <p className={styles.sum}>
      <span className={styles.figure}>{totalHours}</span>{' '}
      <span>
        <span>{copy.unit(totalHours)}</span> <span className={styles.saved}>{copy.saved}</span>
      </span>
    </p>
  );
}

export interface ChosenThreadProps extends SavingsProps {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Accessible name of the list of chosen tasks. */
  readonly resultsLabel: string;
  readonly className?: string;
}

/** `PulledThread` with a line for each chosen task. */
export const ChosenThread = ({ chosen, ...rest }: ChosenThreadProps) => (
  <PulledThread results={savingsOf(chosen).automations.map(({ title }) => ({ label: title }))} {...rest} />
);
