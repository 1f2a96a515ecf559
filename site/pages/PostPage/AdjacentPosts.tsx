import { clsx } from 'clsx';

import { Link, Text } from '#design-system';
import { adjacentPosts } from '#site/content/posts.ts';
import { paths } from '#site/routing/paths.ts';

import { labels } from './PostPage.content.ts';
import * as styles from './PostPage.css.ts';

/** Links to the posts published directly before and after this one. */
export function AdjacentPosts({ slug }: { readonly slug: string }) {
  const { previous, next } = adjacentPosts(slug);
  const entries = [
    { post: previous, label: labels.previous, className: undefined },
    { post: next, label: labels.next, className: styles.next },
  ];
  return (
    <nav aria-label={labels.more} className={styles.adjacentPosts}>
      {entries.map(
        ({ post, label, className }) =>
          post && (
            <div key={label} className={clsx(styles.adjacentPost, className)}>
              <Text size="small" tone="muted">
                {label}
              </Text>
              <Link href={paths.post(post.slug)}>{post.title}</Link>
            </div>
          ),
      )}
    </nav>
  );
}
