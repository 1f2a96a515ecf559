import { posts } from '#site/content/posts.ts';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { LinkList } from '#site/sections/LinkList/LinkList.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { groups, meta, postsTitle } from './SitemapPage.content.ts';

const postEntries = posts.map(({ slug, title, description }) => ({
  name: title,
  path: paths.post(slug),
  description,
}));

/** `/sitemap` — every page on one page. */
export function SitemapPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="sitemap" />} />
      {groups.map(({ title, pages }) => (
        <Section key={title} title={title} titleSize="h3" titlePlace="beside">
          <LinkList entries={pages} />
        </Section>
      ))}
      <Section title={postsTitle} titleSize="h3" titlePlace="beside">
        <LinkList entries={postEntries} />
      </Section>
    </>
  );
}
