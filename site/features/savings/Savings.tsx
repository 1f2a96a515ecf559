import { Button, Disclosure, Icon, Link, PulledThread, Stack, Text, VisuallyHidden } from '#design-system';
import { paths } from '#site/routing/paths.ts';

import { automationField } from './chosenAutomations.ts';
import * as styles from './Savings.css.ts';
import { arithmetic, inHours, savedHours } from './savedHours.ts';
import { words } from './savings.content.ts';

export interface SavingsProps {
  /** The ids of the chosen automations. */
  readonly chosen: readonly string[];
}

/** Writes a choice into the address, for Back and reload. */
export function keepInAddress(chosen: readonly string[]) {
  const address = new URL(location.href);
  address.searchParams.delete(automationField);
  for (const id of chosen) address.searchParams.append(automationField, id);
  // Not the router's: it would give up a page that is loading meanwhile.
  history.replaceState(history.state, '', address);
}

/** The hours of a choice, in large type; without one it is only said that there are none. */
export function HoursSaved({ chosen }: SavingsProps) {
  const { total } = savedHours(chosen);
  if (chosen.length === 0) return <VisuallyHidden>{words.nothing}</VisuallyHidden>;
  return (
    <p>
      <span className={styles.figure}>{total}</span> {words.unit(total)}
      <VisuallyHidden> {words.saved}</VisuallyHidden>
    </p>
  );
}

/** How the hours come about, row by row. */
export function HowItAddsUp({ chosen }: SavingsProps) {
  const { label, href } = words.howToCount;
  return (
    <Disclosure summary={words.details}>
      <Stack gap="s">
        <ul className={styles.rows}>
          {savedHours(chosen).chosen.map((automation) => (
            <li key={automation.id}>{words.row(arithmetic(automation), inHours(automation.hoursSaved))}</li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          {words.countYourOwn} <Link href={href}>{label}</Link>.
        </Text>
      </Stack>
    </Disclosure>
  );
}

/** Leads to the audit form, filled from the choice. */
export const WriteReport = ({ chosen }: SavingsProps) => (
  <Button
    href={`${paths.aiAudit}?${new URLSearchParams(chosen.map((id) => [automationField, id]))}`}
    size="small"
    icon={<Icon name="arrowRight" />}
    iconPosition="end"
  >
    {words.write}
  </Button>
);

export interface ChosenThreadProps extends SavingsProps {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  /** Names the list of what was chosen. */
  readonly resultsLabel: string;
  readonly className?: string;
}

/** The Thread with a line for each choice. */
export const ChosenThread = ({ chosen, ...rest }: ChosenThreadProps) => (
  <PulledThread results={savedHours(chosen).chosen.map(({ title }) => title)} {...rest} />
);
