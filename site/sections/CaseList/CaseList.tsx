import { Heading, Icon, Link, Text } from '#design-system';
import { type CaseStudy, formatNumber } from '#services/knowledge';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';
import { CaseMarks } from '#site/sections/CaseCount/CaseMarks.tsx';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';
import { firstSentence } from '#site/sections/firstSentence.ts';

import { read, setback as setbackLabel } from './CaseList.content.ts';
import * as styles from './CaseList.css.ts';

export interface CaseListProps {
  readonly studies: readonly CaseStudy[];
}

/**
 * Case studies one below the other, the first of every three larger: what changed in one figure, which the title need
 * not repeat, whose it is, what did not work, and the way to the whole.
 *
 * **Not this?** One case on another page is a `CaseSummary`, the whole of it a `CaseArticle`.
 */
export function CaseList({ studies }: CaseListProps) {
  return (
    <ol className={styles.list}>
      {studies.map(({ slug, subject, title, client, summary, setback, figures, count }, index) => {
        const large = index % 3 === 0;
        return (
          // Links to a case lead to its id on this page where they are older than its own page.
          <li key={slug} id={slug} className={styles.entry}>
            <div className={styles.words}>
              <Text size="small" tone="accent">
                {client}
              </Text>
              <Heading level={3} size={large ? 'h2' : 'h3'}>
                {title.split(': ')[0]}
              </Heading>
              <Text size={large ? 'lead' : 'body'} tone="muted" measure>
                {summary}
              </Text>
              <Text size={large ? 'lead' : 'body'} measure>
                <strong>{setbackLabel}</strong> {firstSentence(setback)}
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
            {large && count && <Counted count={count} />}
            {subject && <Glyph name={subject} className={styles.drawing} />}
            <div className={styles.figure}>
              <CaseFigures figures={figures.filter(({ value }) => value.includes('→')).slice(0, 1)} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The change to scale, before above after. */
function Counted({
  count: { before, after, all = before.count },
}: {
  readonly count: NonNullable<CaseStudy['count']>;
}) {
  return (
    <div className={styles.counted}>
      {[before, after].map(({ count, text }) => (
        <div key={text}>
          <CaseMarks count={count} all={all} />
          <Text size="small" tone="muted">
            {formatNumber(count)} {text}
          </Text>
        </div>
      ))}
    </div>
  );
}
