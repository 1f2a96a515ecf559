import { VisuallyHidden } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';

import * as styles from './PostIndex.css.ts';

export interface PostFactsProps {
  readonly post: PostMeta;
  /** Whether they stand in the columns of a row, where there is room. @default false */
  readonly inColumns?: boolean;
}

/** When a post was published, where it belongs and how long it takes to read. */
export const PostFacts = ({
  post: { date, category, readingMinutes },
  inColumns = false,
}: PostFactsProps) => (
  <p className={inColumns ? styles.factsInColumns : styles.facts}>
    <time dateTime={date}>{formatDay(date)}</time> <span>{categoryNames[category]}</span>{' '}
    <span>
      {readingMinutes} min<VisuallyHidden> to read</VisuallyHidden>
    </span>
  </p>
);
