import { Link } from '#design-system';
import { caseStudies } from '#services/knowledge';
import { Figure } from '#site/sections/CaseFigures/CaseFigures.tsx';

import * as styles from './CaseIndex.css.ts';

/** All case studies by their first figure; each line leads down to the whole case. */
export function CaseIndex() {
  return (
    <ol className={styles.list}>
      {caseStudies.map(({ slug, title, figures }) => (
        <li key={slug} className={styles.entry}>
          <Link href={`#${slug}`} variant="quiet" className={`${styles.title} ${styles.link}`}>
            {titleOf(title)}
          </Link>
          {figures.slice(0, 1).map(({ value, label }) => [
            <span key="value" className={styles.value}>
              <Figure value={value} />
            </span>,
            <span key="label" className={styles.label}>
              {label}
            </span>,
          ])}
        </li>
      ))}
    </ol>
  );
}

/** What a title says before its figure, which has a column of its own here. */
const titleOf = (title: string) => title.split(':')[0];
