import { useLocation } from 'react-router-dom';

import { Button, Link, Text, useHydrated } from '#design-system';
import { pages } from '#services/knowledge';
import { SiteSearchBox } from '#site/features/search/SiteSearchBox.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { LinkList } from '#site/sections/LinkList/LinkList.tsx';
import { NoPage } from '#site/sections/NoPage/NoPage.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { didYouMean } from './didYouMean.ts';
import { homeLabel, meta, popular, searchTitle, services, suggestionLabel } from './NotFoundPage.content.ts';

/** Page for any other path: an error, a suggested page if one has a similar path, the search, and links. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  // The prerendered page is used for all unknown paths, so the path is known only after hydration.
  const hydrated = useHydrated();
  const suggestion = hydrated ? didYouMean(pathname, pages) : undefined;
  const { title, paths: suggestedPaths } =
    hydrated && pathname.startsWith(`${paths.services}/`) ? services : popular;
  return (
    <>
      <PageMeta {...meta} noindex />
      <NoPage title={meta.heading} lead={meta.lead}>
        {suggestion && (
          <Text size="lead" role="status">
            {suggestionLabel} <Link href={suggestion.path}>{suggestion.name}</Link>?
          </Text>
        )}
        <Button href={paths.home}>{homeLabel}</Button>
      </NoPage>
      <Section title={searchTitle} titleSize="h3" titlePlace="beside">
        <SiteSearchBox />
      </Section>
      <Section title={title} titleSize="h3" titlePlace="beside">
        <LinkList entries={pages.filter(({ path }) => suggestedPaths.includes(path))} />
      </Section>
    </>
  );
}
