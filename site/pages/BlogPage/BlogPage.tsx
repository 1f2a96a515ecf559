import { useLocation } from 'react-router-dom';

import { Inline, Link } from '#design-system';
import { blogCategories, paths } from '#site/app/paths.ts';
import { posts } from '#site/content/posts.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { LinkIndex } from '#site/sections/LinkIndex/LinkIndex.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { categories, heading, lead, metaOf } from './BlogPage.content.ts';

/** `/blog` and its three categories — one page, of which the address chooses a part (A5). */
export function BlogPage() {
  const { pathname } = useLocation();
  const category = blogCategories.find((each) => paths.blogCategory(each) === pathname);
  const shown = posts.filter((post) => !category || post.category === category);
  return (
    <>
      <PageMeta {...metaOf[category ?? 'all']} />
      <PageHeader title={heading} lead={lead} />
      <Section title={metaOf[category ?? 'all'].title}>
        <Inline as="nav" gap="m" aria-label="Blog categories">
          {categories.map(({ label, path }) => (
            <Link
              key={path}
              href={path}
              variant="standalone"
              aria-current={path === pathname ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </Inline>
        <LinkIndex
          entries={shown.map(({ slug, title, description }) => ({
            name: title,
            path: paths.post(slug),
            description,
          }))}
        />
      </Section>
    </>
  );
}
