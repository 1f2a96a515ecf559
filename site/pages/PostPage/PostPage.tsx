import { useLocation } from 'react-router-dom';

import { Container, Inline, Text } from '#design-system';
import { categoryNames } from '#site/content/categories.ts';
import { feed } from '#site/content/feed.content.ts';
import { postBySlug, relatedPosts } from '#site/content/posts.ts';
import { loadedPost } from '#site/content/postTexts.ts';
import { PostDrawing } from '#site/drawings/PostDrawing/PostDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { siteUrl } from '#site/routing/siteUrl.ts';
import { Breadcrumb } from '#site/sections/Breadcrumb/Breadcrumb.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { PostList } from '#site/sections/PostList/PostList.tsx';
import { Prose } from '#site/sections/Prose/Prose.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { TableOfContents } from '#site/sections/TableOfContents/TableOfContents.tsx';
import { AdjacentPosts } from './AdjacentPosts.tsx';
import { InShort } from './InShort.tsx';
import { byline, labels, printedFrom } from './PostPage.content.ts';
import * as styles from './PostPage.css.ts';
import { Sources, sourcesHeading } from './Sources.tsx';

/** Page `/blog/{slug}`: one post. Its text is loaded before the page is shown. */
export function PostPage() {
  const slug = useLocation().pathname.split('/')[2] ?? '';
  const post = postBySlug(slug);
  const text = loadedPost(slug);
  if (!post || !text)
    throw new Error(
      `The post "${slug}" is unknown or not loaded. Its route should load it before this page.`,
    );
  const { category, title, description, tags } = post;
  const headings = text.headings.filter(({ level }) => level === 2);
  if (text.sources.length > 0) headings.push(sourcesHeading);
  const parentPages = [
    { name: 'Blog', path: paths.blog },
    { name: categoryNames[category], path: paths.blogCategory(category) },
  ];
  return (
    <>
      <PageMeta title={title} description={description} />
      <article className={styles.article}>
        <PageHeader
          breadcrumb={<Breadcrumb steps={parentPages} here={title} />}
          title={title}
          lead={description}
          byline={
            <>
              <Text tone="muted">{byline(post)}</Text>
              <Text size="small" className={styles.printedAddress}>
                {printedFrom(siteUrl(paths.post(post.slug)))}
              </Text>
            </>
          }
          art={<PostDrawing post={post} />}
        />
        <Container className={styles.text}>
          <div className={styles.rail}>
            {text.inShort.length > 0 && <InShort lines={text.inShort} />}
            <TableOfContents headings={headings} />
          </div>
          <div className={styles.body}>
            <Prose post={text.default} />
            {text.sources.length > 0 && <Sources sources={text.sources} />}
            <Inline as="ul" gap="s" aria-label={labels.tags} className={styles.tags}>
              {tags.map((tag) => (
                <Text as="li" key={tag} size="small" tone="muted">
                  #{tag}
                </Text>
              ))}
            </Inline>
            <p className={styles.feed}>
              <a href={feed.href}>{feed.label}</a>
            </p>
            <AdjacentPosts slug={slug} />
          </div>
        </Container>
      </article>
      <div className={styles.related}>
        <Section title={labels.related} titleSize="h3">
          <PostList posts={relatedPosts(slug)} />
        </Section>
      </div>
    </>
  );
}
