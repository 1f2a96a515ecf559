import { clsx } from 'clsx';
import { useId, useState } from 'react';

import { Text } from '#design-system';
import { exampleCompanies } from '#services/knowledge';
import { copy } from './ExampleCompanies.content.ts';
import * as styles from './ExampleCompanies.css.ts';
import { inHours, savingsOf } from './savingsOf.ts';

export interface ExampleCompaniesProps {
  /** Ids of the chosen automations. */
  readonly chosen: readonly string[];
  /** Called with the ids of an example, or with the ids chosen before it. */
  readonly onChoose: (ids: readonly string[]) => void;
  readonly className?: string | undefined;
}

const examples = exampleCompanies.map((example) => ({
  ...example,
  hours: savingsOf(example.automations).totalHours,
}));

/**
 * Example companies, each with the hours a week that its automations save. A press chooses the automations of a
 * company; a second press restores the choice from before.
 *
 * **Not this?** Use `SavedWeek` to show the chosen tasks and their total.
 */
export function ExampleCompanies({ chosen, onChoose, className }: ExampleCompaniesProps) {
  const titleId = useId();
  const [earlierChoice, setEarlierChoice] = useState<readonly string[]>([]);
  const pressed = examples.find(
    ({ automations }) =>
      automations.length === chosen.length && automations.every((id) => chosen.includes(id)),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none.
    <div role="group" aria-labelledby={titleId} className={clsx(styles.examples, className)}>
      <Text id={titleId} size="small" tone="muted">
        {copy.title}
      </Text>
      <div className={styles.rows}>
        {examples.map((example) => (
          <button
            key={example.company}
            type="button"
            aria-pressed={example === pressed}
            className={styles.row}
            onClick={() => {
              if (!pressed) setEarlierChoice(chosen);
              onChoose(example === pressed ? earlierChoice : example.automations);
            }}
          >
            <span className={styles.company}>{example.company}</span> <span>{inHours(example.hours)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
