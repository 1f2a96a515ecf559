import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

import { Container, Heading, Stack, Text } from '#design-system';
import { section } from '#site/sections/Section/Section.css.ts';

import * as styles from './Pair.css.ts';

export interface PairProps {
  readonly children: ReactNode;
}

/** Two `Part`s side by side. The first is narrower than the second. */
export const Pair = ({ children }: PairProps) => (
  <Container className={clsx(section, styles.pair)}>{children}</Container>
);

export interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section in a `Pair`. */
export function Part({ title, lead, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <Stack gap="s">
        <Heading level={2} size="h3" id={titleId}>
          {title}
        </Heading>
        {lead && (
          <Text tone="muted" measure>
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </section>
  );
}
