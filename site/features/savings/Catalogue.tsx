import { Heading, Text } from '#design-system';
import type { Automation } from '#services/knowledge';
import { areaDrawing } from '#site/drawings/glyphs/Glyph.tsx';
import areas from './areas.svg?no-inline';
import { copy } from './Catalogue.content.ts';
import * as styles from './Catalogue.css.ts';
import { type CatalogueChoice, CatalogueEntry } from './CatalogueEntry.tsx';
import { savingsOf } from './savingsOf.ts';

/**
 * Order of the catalogue. `area`: grouped by area of the business. `hours`: grouped by hours saved. Inside a group
 * the most hours come first.
 */
export type CatalogueOrder = 'area' | 'hours';

export interface CatalogueProps extends CatalogueChoice {
  readonly automations: readonly Automation[];
  /** Returns a text with the number of automations: "5 automations". */
  readonly countOf: (count: number) => string;
  /** @default 'area' */
  readonly order?: CatalogueOrder;
}

/**
 * Automations, grouped by area of the business or by hours. Each has its result, its hours, its steps on demand, and
 * a checkbox that adds its hours to the total.
 *
 * **Not this?** Use `RelatedAutomations` to show only names and hours.
 */
export function Catalogue({ automations, countOf, order = 'area', ...choice }: CatalogueProps) {
  const byHours = order === 'hours';
  const titleOf = ({ area, hoursSaved }: Automation) => (byHours ? copy.groupName(hoursSaved) : area);
  const sorted = automations.toSorted((a, b) => b.hoursSaved - a.hoursSaved);
  return [...new Set((byHours ? sorted : automations).map(titleOf))].map((title) => {
    const entries = sorted.filter((automation) => titleOf(automation) === title);
    return (
      <div key={title} className={styles.area}>
        <div className={styles.head}>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {`${countOf(entries.length)}, ${savingsOf(entries.map(({ id }) => id)).totalHours}\u00a0${copy.hours}`}
          </Text>
          {!byHours && (
            <svg viewBox="0 0 208 132" focusable="false" aria-hidden className={styles.example}>
              <use href={`${areas}#${areaDrawing(title)}`} />
            </svg>
          )}
        </div>
        <ul className={styles.entries}>
          {entries.map((automation) => (
            <CatalogueEntry key={automation.id} automation={automation} showsArea={byHours} {...choice} />
          ))}
        </ul>
      </div>
    );
  });
}
