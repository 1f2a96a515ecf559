import { useLocation } from 'react-router-dom';

import { FilterChips, VisuallyHidden } from '#design-system';
import { type PostCategory, postCategories } from '#site/content/categories.ts';
import { posts, postsIn } from '#site/content/posts.ts';
import { Glyph } from '#site/drawings/glyphs/Glyph.tsx';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { useHasChanged } from '#site/features/useHasChanged.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { PostIndex } from '#site/sections/PostIndex/PostIndex.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { categories, countOf, filterLabel, heading, indexTitles, lead, metaOf } from './BlogPage.content.ts';
import * as styles from './BlogPage.css.ts';

const postsOf = (category?: PostCategory) => (category ? postsIn(category) : posts);

/** `/blog` and its three categories — one page, of which the address chooses a part (A5). */
export function BlogPage() {
  const { pathname } = useLocation();
  const category = postCategories.find((each) => paths.blogCategory(each) === pathname);
  const shown = postsOf(category);
  const count = countOf(shown.length);
  return (
    <>
      <PageMeta {...metaOf[category ?? 'all']} />
      <PageHeader
        title={heading}
        lead={lead}
        art={
          category ? (
            <Glyph name={category} large className={styles.drawing} />
          ) : (
            <PageDrawing name="blog" className={styles.drawing} />
          )
        }
      />
      <Section
        title={indexTitles[category ?? 'all']}
        titleSize="h3"
        closeToHead
        action={
          <FilterChips
            label={filterLabel}
            value={category ? pathname : paths.blog}
            options={categories.map(({ label, path, only }) => ({
              value: path,
              label,
              href: path,
              count: postsOf(only).length,
            }))}
            className={styles.categories}
          />
        }
      >
        <VisuallyHidden role="status">{useHasChanged(count) && count}</VisuallyHidden>
        <PostIndex posts={shown} />
      </Section>
    </>
  );
}
