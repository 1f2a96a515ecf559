import { clsx } from 'clsx';

import { VisuallyHidden } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';

import * as styles from './PostList.css.ts';

export interface PostFactsProps {
  readonly post: PostMeta;
  /** Where it stands. */
  readonly className?: string;
}

/** When a post was published, where it belongs and how long it takes to read. */
export const PostFacts = ({ post: { date, category, readingMinutes }, className }: PostFactsProps) => (
  <p className={clsx(styles.facts, className)}>
    <time dateTime={date}>{formatDay(date)}</time> <span>{categoryNames[category]}</span>{' '}
    <span>
      {readingMinutes} min<VisuallyHidden> to read</VisuallyHidden>
    </span>
  </p>
);
