import { PulledThread, VisuallyHidden } from '#design-system';

import { automationField } from './chosenAutomations.ts';
import * as styles from './Savings.css.ts';
import type { SavingsProps } from './SavingsProps.ts';
import { savedHours } from './savedHours.ts';
import { copy } from './savings.content.ts';

export { HowItAddsUp } from './HowItAddsUp.tsx';
export { SavingsTotal } from './SavingsTotal.tsx';
export { WriteReport } from './WriteReport.tsx';

/** Writes the choice into the query of the address, so that Back and reload keep it. */
export function keepInAddress(chosen: readonly string[]) {
  const address = new URL(location.href);
  address.searchParams.delete(automationField);
  for (const id of chosen) address.searchParams.append(automationField, id);
  // `navigate` of the router would cancel the load of another page.
  history.replaceState(history.state, '', address);
}

/** Total hours of the choice, in large type. Without a choice only a text for screen readers. */
export function HoursSaved({ chosen }: SavingsProps) {
  const { total } = savedHours(chosen);
  if (chosen.length === 0) return <VisuallyHidden>{copy.nothing}</VisuallyHidden>;
  return (
    <p className={styles.sum}>
      <span className={styles.figure}>{total}</span>{' '}
      <span>
        <span>{copy.unit(total)}</span> <span className={styles.saved}>{copy.saved}</span>
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

/** Drawing of `Thread` with a line for each chosen task. */
export const ChosenThread = ({ chosen, ...rest }: ChosenThreadProps) => (
  <PulledThread results={savedHours(chosen).chosen.map(({ title }) => ({ label: title }))} {...rest} />
);
