import { useLocation } from 'react-router-dom';

import { Container } from '#design-system';
import { loadedPost, postBySlug } from '#site/content/posts.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { NotFoundPage } from '#site/pages/NotFoundPage/NotFoundPage.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';

/** `/blog/{slug}` — one post, loaded before the page is shown. */
export function PostPage() {
  const slug = useLocation().pathname.split('/')[2] ?? '';
  const post = postBySlug(slug);
  const Content = loadedPost(slug);
  if (!post || !Content) return <NotFoundPage />;
  return (
    <article>
      <PageMeta title={post.title} description={post.description} />
      <PageHeader title={post.title} lead={post.description} />
      <Container width="text">
        <Content />
      </Container>
    </article>
  );
}
