import { pages } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';
import { posts } from '#site/content/posts.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { LinkIndex } from '#site/sections/LinkIndex/LinkIndex.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { meta, sections } from './SitemapPage.content.ts';

/** `/sitemap` — every page on one page. */
export function SitemapPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
      <Section title={sections.pages}>
        <LinkIndex entries={pages.filter(({ path }) => path !== paths.sitemap)} />
      </Section>
      <Section title={sections.posts} ruled>
        <LinkIndex
          entries={posts.map(({ slug, title, description }) => ({
            name: title,
            path: paths.post(slug),
            description,
          }))}
        />
      </Section>
    </>
  );
}
