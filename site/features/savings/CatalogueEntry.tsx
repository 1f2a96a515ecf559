import { Disclosure, Heading, Stack, Text, VisuallyHidden } from '#design-system';
import { type Automation, readBasis } from '#services/knowledge';
import { HoursBar } from '#site/sections/HoursBar/HoursBar.tsx';
import { copy } from './Catalogue.content.ts';
import * as styles from './CatalogueEntry.css.ts';
import { automationField } from './chosenAutomations.ts';
import { arithmetic, inHours } from './savingsOf.ts';

/** The chosen automations, and the function that changes them. */
export interface CatalogueChoice {
  /** Ids of the chosen automations. */
  readonly chosen: readonly string[];
  /** Called with the id of an automation whose checkbox was pressed. */
  readonly onToggle: (id: string) => void;
}

export interface CatalogueEntryProps extends CatalogueChoice {
  readonly automation: Automation;
  /** Shows the area of the business before the result. @default false */
  readonly showsArea?: boolean;
}

/** One automation: a checkbox, its name, its result, its hours, and on demand its steps. */
export function CatalogueEntry({ automation, showsArea = false, chosen, onToggle }: CatalogueEntryProps) {
  const { id, title, area, trigger, result, steps, systems, hoursSaved, basis } = automation;
  const boxId = `add-${id}`;
  return (
    <li id={id} className={styles.entry}>
      <input
        type="checkbox"
        id={boxId}
        name={automationField}
        value={id}
        checked={chosen.includes(id)}
        onChange={() => onToggle(id)}
        aria-label={`${copy.add}: ${title}`}
        className={styles.box}
      />
      <Heading level={3} size="h4" className={styles.name}>
        <label htmlFor={boxId} className={styles.label}>
          {title}
        </label>
      </Heading>
      <div className={styles.text}>
        <Disclosure
          summary={
            <Text as="span" tone="muted" className={styles.result}>
              <span>{showsArea ? `${area}. ${result}` : result}</span>
              <VisuallyHidden>{copy.steps(title)}</VisuallyHidden>
            </Text>
          }
        >
          <Stack gap="s">
            <Text size="small">
              {copy.basis(arithmetic(automation), readBasis(basis).company, inHours(hoursSaved))}
            </Text>
            <ol className={styles.steps}>
              {[trigger, ...steps].map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
            <Text size="small" tone="muted">
              {copy.systems(systems)}
            </Text>
          </Stack>
        </Disclosure>
      </div>
      <div className={styles.hours}>
        <HoursBar hours={hoursSaved} of={10} className={styles.bar} />
        <p className={styles.figure}>
          {hoursSaved} <VisuallyHidden>{copy.hours}</VisuallyHidden>
          <span aria-hidden>{copy.unit}</span>
        </p>
      </div>
    </li>
  );
}
