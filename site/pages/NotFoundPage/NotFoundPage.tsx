import { Button } from '#design-system';
import { pages } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { LinkIndex } from '#site/sections/LinkIndex/LinkIndex.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { homeLabel, meta, popular, popularTitle } from './NotFoundPage.content.ts';

/** Any other path — says so, and where most people go from here. */
export function NotFoundPage() {
  return (
    <>
      <PageMeta {...meta} noindex />
      <PageHeader
        title={meta.heading}
        lead={meta.lead}
        actions={<Button href={paths.home}>{homeLabel}</Button>}
      />
      <Section title={popularTitle} ruled>
        <LinkIndex entries={pages.filter(({ path }) => popular.includes(path))} />
      </Section>
    </>
  );
}
