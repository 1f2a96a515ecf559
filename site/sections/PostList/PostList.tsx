import { clsx } from 'clsx';

import { Heading, Link, Text, VisuallyHidden } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';

import * as styles from './PostList.css.ts';
import { postLink } from './postLink.css.ts';

export interface PostListProps {
  readonly posts: readonly PostMeta[];
  /** @default 3 */
  readonly headingLevel?: 3 | 4;
  /** Sets the first post in large type; the classes of its drawing and of its words. */
  readonly lead?: { readonly drawing: string; readonly words: string } | undefined;
}

/**
 * A few posts, one a row: when, what it is called and about, where it belongs, how long it takes, a drawing.
 *
 * **Not this?** All posts, on their own page, are a `PostIndex`.
 */
export function PostList({ posts, headingLevel = 3, lead }: PostListProps) {
  return (
    <ul className={styles.list}>
      {posts.map((post, index) => {
        const { slug, title, description, category, drawing = category, date, readingMinutes } = post;
        const leads = index === 0 ? lead : undefined;
        return (
          <li key={slug} className={styles.post}>
            <time dateTime={date} className={styles.facts}>
              {formatDay(date)}
            </time>
            <Glyph name={drawing} viewBox="7 7 58 58" className={clsx(styles.drawing, leads?.drawing)} />
            <div className={clsx(styles.words, leads?.words)}>
              <Heading level={headingLevel} size={leads ? 'h2' : 'h3'}>
                <Link href={paths.post(slug)} variant="quiet" className={postLink}>
                  {title}
                </Link>
              </Heading>
              <Text size={leads ? 'lead' : 'body'} tone="muted">
                {description}
              </Text>
            </div>
            <p className={clsx(styles.facts, styles.kind)}>
              <span className={styles.category}>{categoryNames[category]}</span>{' '}
              <span>
                {readingMinutes} min<VisuallyHidden> to read</VisuallyHidden>
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
