import { clsx } from 'clsx';

import { Heading, Icon, Link, Text } from '#design-system';
import type { CaseStudy } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { CaseMarks } from '#site/sections/CaseCount/CaseMarks.tsx';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';
import { CaseCost } from '#site/sections/CasePayback/CaseCost.tsx';
import { ClientVoice } from '#site/sections/ClientVoice/ClientVoice.tsx';
import { firstSentence } from '#site/sections/firstSentence.ts';

import { captionOf, read, setback } from './CaseList.content.ts';
import * as styles from './CaseList.css.ts';

export interface CaseListProps {
  readonly studies: readonly CaseStudy[];
  /**
   * Shows the first entry on a dark band. Use it for the list of all cases, directly below the page header. @default
   * false
   */
  readonly featured?: boolean;
}

/**
 * Case studies one below the other. Each entry has the main figure, the client, the price, the setback, a link to the
 * case, and the change drawn to scale.
 *
 * **Not this?** Use `CaseSummary` for one case on another page, `CaseArticle` for the whole case.
 */
export function CaseList({ studies, featured = false }: CaseListProps) {
  return (
    <ol className={clsx(styles.list, !featured && styles.ruled)}>
      {studies.map((study, index) => (
        // The id serves old links to an entry of this list, from before each case had a page.
        <li
          key={study.slug}
          id={study.slug}
          data-dark={featured && index === 0 ? '' : undefined}
          className={clsx(styles.entry, featured && index === 0 && styles.feature)}
        >
          <div className={styles.text}>
            <div className={styles.column}>
              <div className={styles.name}>
                <Text size="small" tone="accent">
                  {study.client}
                </Text>
                <Heading level={3} size="h3">
                  {study.title.split(': ')[0]}
                </Heading>
              </div>
              <div className={styles.figure}>
                <CaseFigures figures={study.figures.slice(0, 1)} />
              </div>
              <CaseCost study={study} />
            </div>
            <div className={styles.column}>
              <Text tone="muted" measure>
                {study.summary}
              </Text>
              <Text measure>
                <strong>{setback}</strong> {firstSentence(study.setback)}
              </Text>
              <Link
                href={paths.caseStudy(study.slug)}
                aria-label={`${read}: ${study.title}`}
                variant="standalone"
                className={styles.more}
              >
                {read}
                <Icon name="arrowRight" />
              </Link>
            </div>
            <ClientVoice voice={study.voice} className={styles.voice} />
          </div>
          {study.count && <Change count={study.count} />}
        </li>
      ))}
    </ol>
  );
}

/** Drawing of the change, to scale: before above after. */
const Change = ({ count }: { readonly count: NonNullable<CaseStudy['count']> }) => (
  <div className={styles.change}>
    {(['before', 'after'] as const).map((when) => (
      <div key={when} className={styles.marks}>
        <CaseMarks count={count} when={when} />
        <Text size="small" tone="muted" className={styles.caption}>
          {captionOf(count, when)}
        </Text>
      </div>
    ))}
  </div>
);
