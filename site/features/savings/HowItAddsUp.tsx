import type { ReactNode } from 'react';

import { Disclosure, Link, Stack, Text } from '#design-system';

import * as styles from './Savings.css.ts';
import type { SavingsProps } from './SavingsProps.ts';
import { arithmetic, inHours, savedHours } from './savedHours.ts';
import { copy } from './savings.content.ts';

export interface HowItAddsUpProps extends SavingsProps {
  /** The sum before the button that explains it, in layouts where the two are apart. */
  readonly sum?: ReactNode;
}

/** Derivation of the hours, row by row. */
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
          {savedHours(chosen).chosen.map((automation) => (
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
