import { Disclosure, Heading, Stack, Text, VisuallyHidden } from '#design-system';
import type { Automation } from '#services/knowledge';

import { words } from './Catalogue.content.ts';
import * as styles from './Catalogue.css.ts';

export interface CatalogueEntryProps {
  readonly automation: Automation;
}

/** One automation: what starts it, its hours, and its steps on demand. */
export function CatalogueEntry({ automation }: CatalogueEntryProps) {
  const { id, title, trigger, steps, systems, hoursSaved, basis } = automation;
  return (
    <li id={id} className={styles.entry}>
      <div className={styles.words}>
        <Heading level={4} size="h3">
          {title}
        </Heading>
        <Text tone="muted">{trigger}.</Text>
        <Disclosure
          summary={
            <span>
              {words.steps}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          }
        >
          <Stack gap="s">
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <Text size="small" tone="muted">
              {words.systems(systems)}
            </Text>
          </Stack>
        </Disclosure>
      </div>
      <p className={styles.hours}>
        <span className={styles.figure}>{hoursSaved}</span> <span className={styles.unit}>{words.hours}</span>{' '}
        <span className={styles.basis}>{words.basis(basis)}</span>
      </p>
    </li>
  );
}
