import type { ReactNode } from 'react';

import { Disclosure, Link, Stack, Text } from '#design-system';

import * as styles from './Savings.css.ts';
import type { SavingsProps } from './SavingsProps.ts';
import { copy } from './savings.content.ts';
import { arithmetic, inHours, savingsOf } from './savingsOf.ts';

export interface HowItAddsUpProps extends SavingsProps {
  /** Sum to show inside the button. Set the sum if the layout shows it nowhere else. */
  readonly sum?: ReactNode;
}

/** Calculation of the hours, one row for each automation. */
export function HowItAddsUp({ chosen, sum }: HowItAddsUpProps) {
  const { howToCount } = copy;
  return (
    <Disclosure
      summary={
        <>
          {sum}
          {copy.details}
        </>
      }
    >
      <Stack gap="s">
        <ul className={styles.rows}>
          {savingsOf(chosen).automations.map((automation) => (
            <li key={automation.id}>{copy.row(arithmetic(automation), inHours(automation.hoursSaved))}</li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          {copy.countYourOwn}
          {howToCount && (
            <>
              : <Link href={howToCount.href}>{howToCount.label}</Link>
            </>
          )}
          .
        </Text>
      </Stack>
    </Disclosure>
  );
}
