import { clsx } from 'clsx';

import { IndexList, IngotMark } from '#design-system';
import { serviceBriefs } from '#services/knowledge';
import { ServiceGlyph } from '#site/drawings/glyphs/ServiceGlyph.tsx';
import { paths } from '#site/routing/paths.ts';

import * as styles from './ServicesIndex.css.ts';

export interface ServicesIndexProps {
  /** Where to go when none of them says it: the audit. */
  readonly unsure: { readonly title: string; readonly text: string };
}

/**
 * The services with their drawings, and the audit for those who cannot choose.
 *
 * **Not this?** In large type it is `ServicesOverview`.
 */
export function ServicesIndex({ unsure }: ServicesIndexProps) {
  return (
    <IndexList
      className={styles.index}
      entries={[
        ...serviceBriefs.map(({ id, title, summary }) => ({
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
