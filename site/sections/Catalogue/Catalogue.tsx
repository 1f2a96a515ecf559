import { Disclosure, Heading, Stack, Text } from '#design-system';
import type { Automation } from '#services/knowledge';

import * as styles from './Catalogue.css.ts';

export interface CatalogueProps {
  readonly automations: readonly Automation[];
}

/** Automations as entries of a catalogue: what starts each, its hours, and its steps on demand. */
export function Catalogue({ automations }: CatalogueProps) {
  return (
    <ul className={styles.list}>
      {automations.map(({ id, title, area, trigger, steps, systems, hoursSaved, basis }) => (
        <li key={id} id={id} className={styles.entry}>
          <Stack gap="xs" className={styles.words}>
            <Text size="small" tone="accent">
              {area}
            </Text>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{trigger}</Text>
            <Disclosure summary="How it works">
              <Stack gap="s">
                <ol className={styles.steps}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                <Text size="small" tone="muted">
                  Touches {systems.join(', ')}.
                </Text>
              </Stack>
            </Disclosure>
          </Stack>
          <p className={styles.hours}>
            <span className={styles.figure}>{hoursSaved}</span>
            <Text as="span" size="small" tone="muted">
              hours a week, for {basis}
            </Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
