import { useLocation } from 'react-router-dom';

import { Container, Inline, Link, Text } from '#design-system';
import { paths } from '#site/app/paths.ts';
import { loadedPost, neighbours, postBySlug, relatedPosts } from '#site/content/posts.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { categoryNames } from '#site/pages/BlogPage/categoryNames.ts';
import { NotFoundPage } from '#site/pages/NotFoundPage/NotFoundPage.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { PostList } from '#site/sections/PostList/PostList.tsx';
import { Prose } from '#site/sections/Prose/Prose.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { Trail } from '#site/sections/Trail/Trail.tsx';

import { byline, labels } from './PostPage.content.ts';
import * as styles from './PostPage.css.ts';

/** `/blog/{slug}` — one post, loaded before the page is shown. */
export function PostPage() {
  const slug = useLocation().pathname.split('/')[2] ?? '';
  const post = postBySlug(slug);
  const content = loadedPost(slug);
  if (!post || !content) return <NotFoundPage />;
  const { previous, next } = neighbours(slug);
  const category = { name: categoryNames[post.category], path: paths.blogCategory(post.category) };
  return (
    <>
      <article>
        <PageMeta title={post.title} description={post.description} />
        <PageHeader
          trail={<Trail steps={[{ name: 'Blog', path: paths.blog }, category]} here={post.title} />}
          title={post.title}
          lead={post.description}
          actions={<Text tone="muted">{byline(post)}</Text>}
        />
        <Container className={styles.columns}>
          <nav aria-label={labels.contents} className={styles.contents}>
            <ol>
              {post.headings
                .filter(({ level }) => level === 2)
                .map(({ id, text }) => (
                  <li key={id}>
                    <Link href={`#${id}`} variant="quiet">
                      {text}
                    </Link>
                  </li>
                ))}
            </ol>
          </nav>
          <div>
            <Prose post={content} />
            <Inline as="ul" gap="xs" aria-label={labels.tags} className={styles.tags}>
              {post.tags.map((tag) => (
                <Text as="li" key={tag} size="small" tone="muted">
                  #{tag}
                </Text>
              ))}
            </Inline>
          </div>
        </Container>
      </article>
      <Container as="nav" aria-label={labels.more} className={styles.neighbours}>
        {previous && (
          <Link href={paths.post(previous.slug)} variant="standalone">
            {labels.previous}: {previous.title}
          </Link>
        )}
        {next && (
          <Link href={paths.post(next.slug)} variant="standalone">
            {labels.next}: {next.title}
          </Link>
        )}
      </Container>
      <Section title={labels.related} ruled>
        <PostList posts={relatedPosts(slug)} />
      </Section>
    </>
  );
}
