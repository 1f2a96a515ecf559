import { clsx } from 'clsx';

import { IndexList, IngotMark } from '#design-system';
import { offeringBriefs } from '#services/knowledge';
import { unsure } from '#site/content/navigation.ts';
import { ServiceGlyph } from '#site/drawings/glyphs/ServiceGlyph.tsx';
import { paths } from '#site/routing/paths.ts';

import * as styles from './ServicesIndex.css.ts';

/**
 * Links to the services with their glyphs, and to the audit for visitors who cannot choose.
 *
 * **Not this?** Use `ServicesOverview` to show deliverables and prices.
 */
export function ServicesIndex() {
  return (
    <IndexList
      className={styles.index}
      entries={[
        ...offeringBriefs.map(({ id, title, summary }) => ({
          href: paths.service(id),
          title,
          text: summary,
          glyph: (
            <ServiceGlyph
              id={id}
              viewBox="8 8 56 56"
              className={clsx(styles.glyph, id === 'voice-agents' && styles.voice)}
            />
          ),
        })),
        { href: paths.aiAudit, ...unsure, glyph: <IngotMark className={styles.glyph} /> },
      ]}
    />
  );
}
