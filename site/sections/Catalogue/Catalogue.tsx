import { Heading, Text } from '#design-system';
import type { Automation } from '#services/knowledge';
import { areaDrawing, Glyph } from '#site/drawings/glyphs/Glyph.tsx';

import { words } from './Catalogue.content.ts';
import * as styles from './Catalogue.css.ts';
import { type CatalogueChoice, CatalogueEntry } from './CatalogueEntry.tsx';

/** `area`: by area of the business. `hours`: in one list, most hours saved first. */
export type CatalogueOrder = 'area' | 'hours';

export interface CatalogueProps extends CatalogueChoice {
  readonly automations: readonly Automation[];
  /** How many there are of an area: "Five automations". */
  readonly countOf: (count: number) => string;
  /** @default 'area' */
  readonly order?: CatalogueOrder;
}

/**
 * Automations by area of the business, or by hours: what starts each, its hours, a box to add them up and, on demand, its
 * steps.
 *
 * **Not this?** Names and hours alone are `RelatedAutomations`.
 */
export function Catalogue({ automations, countOf, order = 'area', ...choice }: CatalogueProps) {
  const byHours = order === 'hours';
  const groups = byHours
    ? [
        {
          title: words.byHours,
          glyph: undefined,
          entries: automations.toSorted((a, b) => b.hoursSaved - a.hoursSaved),
        },
      ]
    : [...new Set(automations.map(({ area }) => area))].map((area) => ({
        title: area,
        glyph: <Glyph name={areaDrawing(area)} className={styles.glyph} />,
        entries: automations.filter((automation) => automation.area === area),
      }));
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, glyph, entries }) => (
      <div key={title} className={styles.area}>
        <div className={styles.head}>
          {glyph}
          <Heading level={3}>{title}</Heading>
          <Text size="small" tone="muted">
            {countOf(entries.length)}
          </Text>
        </div>
        <ul className={styles.list}>
          {entries.map((automation) => (
            <CatalogueEntry key={automation.id} automation={automation} showsArea={byHours} {...choice} />
          ))}
        </ul>
      </div>
    ));
}
