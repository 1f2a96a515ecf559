import { Heading, Icon, Link, Text } from '#design-system';
import type { CaseStudy } from '#services/knowledge';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';

import { read } from './CaseList.content.ts';
import * as styles from './CaseList.css.ts';

export interface CaseListProps {
  readonly studies: readonly CaseStudy[];
}

/**
 * Case studies one below the other: what changed in one figure, whose it is, and the way to the whole.
 *
 * **Not this?** One case on another page is a `CaseSummary`, the whole of it a `CaseArticle`.
 */
export function CaseList({ studies }: CaseListProps) {
  return (
    <ol className={styles.list}>
      {studies.map(({ slug, subject, title, client, summary, figures }) => (
        // Links to a case lead to its id on this page where they are older than its own page.
        <li key={slug} id={slug} className={styles.entry}>
          <div className={styles.words}>
            <Text size="small" tone="accent">
              {client}
            </Text>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted" className={styles.summary}>
              {summary}
            </Text>
            <Link
              href={paths.caseStudy(slug)}
              aria-label={`${read}: ${title}`}
              variant="standalone"
              className={styles.more}
            >
              {read}
              <Icon name="arrowRight" />
            </Link>
          </div>
          {subject && <Glyph name={subject} className={styles.drawing} />}
          <div className={styles.figure}>
            <CaseFigures figures={figures.filter(({ value }) => value.includes('→')).slice(0, 1)} />
          </div>
        </li>
      ))}
    </ol>
  );
}
