import { useLocation } from 'react-router-dom';

import { Container, FilterChips, Heading, Text, VisuallyHidden } from '#design-system';
import { type PostCategory, postCategories } from '#site/content/categories.ts';
import { feed } from '#site/content/feed.content.ts';
import { posts, postsIn } from '#site/content/posts.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { PostCard } from '#site/sections/PostList/PostCard.tsx';
import { PostList } from '#site/sections/PostList/PostList.tsx';
import { beforeSection } from '#site/sections/Section/Section.css.ts';
import { useHasChanged } from '#site/shared/useHasChanged.ts';

import {
  categories,
  countOf,
  filterLabel,
  heading,
  leads,
  listTitle,
  metaOf,
  noPosts,
  titles,
} from './BlogPage.content.ts';
import * as styles from './BlogPage.css.ts';

const postsOf = (category?: PostCategory) => (category ? postsIn(category) : posts);

/** Page `/blog` and the pages of its three categories. The address selects the category. */
export function BlogPage() {
  const { pathname } = useLocation();
  const category = postCategories.find((each) => paths.blogCategory(each) === pathname);
  const listedPosts = postsOf(category);
  const count = countOf(listedPosts.length);
  const [newest, ...earlier] = listedPosts;
  return (
    <>
      <PageMeta {...metaOf[category ?? 'all']} />
      <PageHeader
        title={heading}
        lead={leads[category ?? 'all']}
        aside={
          <div className={styles.chips}>
            <FilterChips
              label={filterLabel}
              value={category ? pathname : paths.blog}
              options={categories.map(({ label, path, category }) => ({
                value: path,
                label,
                href: path,
                count: postsOf(category).length,
              }))}
            />
          </div>
        }
      />
      <Container as="section" aria-label={listTitle} className={beforeSection}>
        <VisuallyHidden role="status">{useHasChanged(count) && count}</VisuallyHidden>
        {newest && <PostCard post={newest} heading={titles.newest} />}
        {earlier.length > 0 && (
          <>
            <Heading level={2} size="h4" className={styles.earlier}>
              {titles.earlier}
            </Heading>
            <PostList posts={earlier} />
          </>
        )}
        {listedPosts.length === 0 && <Text tone="muted">{noPosts}</Text>}
        {posts.length > 0 && (
          <p className={styles.feed}>
            <a href={feed.href}>{feed.label}</a>
          </p>
        )}
      </Container>
    </>
  );
}
