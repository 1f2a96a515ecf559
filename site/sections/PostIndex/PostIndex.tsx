import { clsx } from 'clsx';

import { Heading, Link, Text, VisuallyHidden } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { paths } from '#site/routing/paths.ts';

import * as styles from './PostIndex.css.ts';

export interface PostIndexProps {
  /** At least one, newest first. */
  readonly posts: readonly PostMeta[];
}

const yearOf = ({ date }: PostMeta) => date.slice(0, 4);

/**
 * All posts, to be browsed: year by year, the newest with a large drawing, on phones the first three with a teaser.
 *
 * **Not this?** A few posts at the end of a page are a `PostList`.
 */
export function PostIndex({ posts: [lead, ...others] }: PostIndexProps) {
  if (!lead) return null;
  return [...new Set([lead, ...others].map(yearOf))].map((year) => {
    const inYear = others.filter((post) => yearOf(post) === year);
    return (
      <div key={year} className={styles.year}>
        <Heading level={2} size="h3" className={styles.numeral}>
          {year}
        </Heading>
        <ul className={styles.posts}>
          {year === yearOf(lead) && <Entry post={lead} lead />}
          {inYear.map((post) => (
            <Entry key={post.slug} post={post} short={others.indexOf(post) > 1} />
          ))}
        </ul>
      </div>
    );
  });
}

interface EntryProps {
  readonly post: PostMeta;
  readonly lead?: boolean;
  /** Without its teaser on phones. */
  readonly short?: boolean;
}

function Entry({ post, lead = false, short = false }: EntryProps) {
  const { slug, title, description, category, drawing = category, date, readingMinutes } = post;
  return (
    <li className={clsx(styles.post, lead && styles.lead)}>
      <Glyph
        name={drawing}
        viewBox="7 7 58 58"
        className={clsx(styles.drawing, lead && styles.leadDrawing)}
      />
      <div className={clsx(styles.words, lead && styles.leadWords)}>
        <Heading level={3} size={lead ? 'h2' : 'h3'}>
          <Link href={paths.post(slug)} variant="quiet" className={styles.link}>
            {title}
          </Link>
        </Heading>
        <Text size={lead ? 'lead' : 'body'} tone="muted" measure className={clsx(short && styles.noTeaser)}>
          {description}
        </Text>
        <p className={styles.facts}>
          <time dateTime={date}>{formatDay(date)}</time>{' '}
          <span>
            {categoryNames[category]}, {readingMinutes} min<VisuallyHidden> to read</VisuallyHidden>
          </span>
        </p>
      </div>
    </li>
  );
}
