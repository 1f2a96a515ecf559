import { Heading, Text } from '#design-system';
import type { Automation } from '#services/knowledge';
import { areaDrawing, Glyph } from '#site/drawings/glyphs/Glyph.tsx';

import * as styles from './Catalogue.css.ts';
import { CatalogueEntry } from './CatalogueEntry.tsx';

export interface CatalogueProps {
  readonly automations: readonly Automation[];
  /** How many there are of an area: "Five automations". */
  readonly countOf: (count: number) => string;
}

/**
 * Automations by area of the business: what starts each, its hours and, on demand, its steps.
 *
 * **Not this?** Names and hours alone are `RelatedAutomations`.
 */
export function Catalogue({ automations, countOf }: CatalogueProps) {
  const areas = [...new Set(automations.map(({ area }) => area))];
  return areas.map((area) => {
    const entries = automations.filter((automation) => automation.area === area);
    return (
      <div key={area} className={styles.area}>
        <div className={styles.head}>
          <Glyph name={areaDrawing(area)} className={styles.glyph} />
          <Heading level={3}>{area}</Heading>
          <Text size="small" tone="muted">
            {countOf(entries.length)}
          </Text>
        </div>
        <ul className={styles.list}>
          {entries.map((automation) => (
            <CatalogueEntry key={automation.id} automation={automation} />
          ))}
        </ul>
      </div>
    );
  });
}
