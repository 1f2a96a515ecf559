import { useLocation } from 'react-router-dom';

import { FilterChips, Stack, VisuallyHidden } from '#design-system';
import { blogCategories, paths } from '#site/app/paths.ts';
import { posts } from '#site/content/posts.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { PostList } from '#site/sections/PostList/PostList.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { categories, filterLabel, heading, indexTitle, lead, metaOf } from './BlogPage.content.ts';

/** `/blog` and its three categories — one page, of which the address chooses a part (A5). */
export function BlogPage() {
  const { pathname } = useLocation();
  const category = blogCategories.find((each) => paths.blogCategory(each) === pathname);
  const shown = posts.filter((post) => !category || post.category === category);
  return (
    <>
      <PageMeta {...metaOf[category ?? 'all']} />
      <PageHeader title={heading} lead={lead} />
      <Section title={indexTitle}>
        <Stack gap="l">
          <FilterChips
            label={filterLabel}
            value={pathname}
            options={categories.map(({ label, path }) => ({ value: path, label, href: path }))}
          />
          <VisuallyHidden role="status">{`${shown.length} posts`}</VisuallyHidden>
          <PostList posts={shown} />
        </Stack>
      </Section>
    </>
  );
}
