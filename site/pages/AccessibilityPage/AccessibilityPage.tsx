import { Container } from '#design-system';
import { contact } from '#services/knowledge';
import {
  accessibilityStatement,
  criteriaCounts,
} from '#site/content/accessibility/accessibilityStatement.ts';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { number } from '#site/sections/CaseCount/CaseCount.css.ts';
import * as marks from '#site/sections/CaseCount/CaseMarks.css.ts';
import { markRows, widthOf } from '#site/sections/CaseCount/markRows.ts';
import { LegalArticle } from '#site/sections/LegalArticle/LegalArticle.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';

import { meta } from './AccessibilityPage.content.ts';
import * as styles from './AccessibilityPage.css.ts';

/** Number of marks in a row. The largest count fills a row, so all counts have the same scale. */
const marksInRow = Math.max(...criteriaCounts.map(({ count }) => count));
const markHeight = 6;

const statement = accessibilityStatement({ contact });

/** Page `/accessibility`: the state of each criterion, and the way to complain. */
export function AccessibilityPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="accessibility" />} />
      <Container as="dl" className={styles.counts}>
        {criteriaCounts.map(({ count, text }) => (
          <div key={text} className={styles.count}>
            <dt className={styles.text}>{text}</dt>
            <dd className={number}>
              {count}
              <svg viewBox={`0 0 ${widthOf(marksInRow)} ${markHeight}`} aria-hidden className={marks.marks}>
                <path
                  d={markRows(0, count, marksInRow, markHeight)}
                  strokeWidth={markHeight}
                  className={marks.counted}
                />
              </svg>
            </dd>
          </div>
        ))}
      </Container>
      <LegalArticle text={statement} />
    </>
  );
}
