import { IndexList, Text } from '#design-system';
import { paths } from '#site/app/paths.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';
import { categoryNames } from '#site/pages/BlogPage/categoryNames.ts';

export interface PostTeasersProps {
  readonly posts: readonly PostMeta[];
  readonly headingLevel?: 2 | 3 | 4;
}

/** Posts as an index: title, what it is about, where it belongs and how long it takes. */
export function PostTeasers({ posts, headingLevel = 3 }: PostTeasersProps) {
  return (
    <IndexList
      headingLevel={headingLevel}
      entries={posts.map(({ slug, title, description, category, readingMinutes }) => ({
        href: paths.post(slug),
        title,
        text: description,
        meta: (
          <Text as="span" size="small" tone="muted">
            {categoryNames[category]}, {readingMinutes} min
          </Text>
        ),
      }))}
    />
  );
}
