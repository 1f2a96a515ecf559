import type { Source } from '#services/knowledge';
import type { PostSlug } from '#site/routing/PostSlug.ts';

import { postCategories } from '../categories.ts';
import type { PostHeading, PostMeta } from '../PostMeta.ts';
import { PostError, readFrontMatter } from './frontMatter.ts';
import { outline } from './outline.ts';

const wordsPerMinute = 220;

/** Returns the data of a post from its file name and content. Throws `PostError`. */
export function readPost(
  file: string,
  source: string,
): PostMeta & {
  readonly headings: readonly PostHeading[];
  readonly inShort: readonly string[];
  readonly sources: readonly Source[];
} {
  const slug = /([^/\\]+)\.md$/.exec(file)?.[1] ?? '';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new PostError(
      `${file}: the file name becomes the address. Use lower-case words joined by hyphens, e.g. a-day-at-the-warehouse.md.`,
    );
  }
  if (postCategories.some((category) => category === slug)) {
    throw new PostError(`${file}: /blog/${slug} is the page of a category. Give the file another name.`);
  }
  const { frontMatter, body } = readFrontMatter(file, source);
  const { wordCount, headings, misplaced } = outline(body);
  if (misplaced.length > 0) {
    throw new PostError(
      `${file}: the text contains ${misplaced.join(' and ')}. The title is the only heading of level 1; use ## and ### below it, and no HTML, which would be dropped.`,
    );
  }
  if (wordCount === 0) throw new PostError(`${file}: the post has no text. Write it below the front matter.`);
  return {
    slug: slug as PostSlug,
    ...frontMatter,
    inShort: frontMatter.inShort ?? [],
    sources: frontMatter.sources ?? [],
    wordCount,
    readingMinutes: Math.max(1, Math.round(wordCount / wordsPerMinute)),
    headings,
  };
}
