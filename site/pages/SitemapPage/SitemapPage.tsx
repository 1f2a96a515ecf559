import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { LinkList } from '#site/sections/LinkList/LinkList.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { groups, meta } from './SitemapPage.content.ts';

/** Page `/sitemap`: links to every page. */
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
    </>
  );
}
