import { clsx } from 'clsx';

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
 * Case studies one below the other: whose, what came of it in one figure, and the way to the whole; the first as
 * wide as the list.
 *
 * **Not this?** One case on another page is a `CaseSummary`, the whole of it a `CaseArticle`.
 */
export function CaseList({ studies }: CaseListProps) {
  return (
    <ol className={styles.list}>
      {studies.map(({ slug, subject, title, client, summary, figures }, index) => (
        // Links to a case lead to its id on this page where they are older than its own page.
        <li key={slug} id={slug} className={styles.entry}>
          {subject && <Glyph name={subject} className={styles.drawing} />}
          <div className={clsx(styles.words, index === 0 && styles.firstWords)}>
            <Text size="small" tone="accent">
              {client}
            </Text>
            <Heading level={3} size={index === 0 ? 'h2' : 'h3'}>
              {title}
            </Heading>
            <Text tone="muted" measure className={styles.more}>
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
          <div className={clsx(styles.figure, index === 0 && styles.firstFigure)}>
            <CaseFigures figures={figures.filter(({ value }) => value.includes('→')).slice(0, 1)} />
          </div>
        </li>
      ))}
    </ol>
  );
}
