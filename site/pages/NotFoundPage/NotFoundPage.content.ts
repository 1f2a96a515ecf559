import { features, hasCases, offeringBriefs } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';

export const meta = {
  title: 'Page not found',
  heading: 'Page not found',
  lead: 'This line leads nowhere. The address may be mistyped, or the page has moved.',
  description:
    'There is no page at this address. The search and the most visited pages are listed here instead.',
};

export const suggestionLabel = 'Did you mean';

export const homeLabel = 'Back to the home page';

export const searchTitle = 'What were you looking for?';

/** Links to the main pages, for all other unknown paths. */
export const popular: PageGroup = {
  title: 'Popular pages',
  paths: [
    paths.services,
    paths.aiAudit,
    paths.automations,
    ...(hasCases ? [paths.caseStudies] : []),
    ...(features.blog ? [paths.blog] : []),
    paths.contact,
  ],
};

/** Links for an unknown path below /services. */
export const services: PageGroup = {
  title: 'Our services',
  paths: offeringBriefs.map(({ id }) => paths.service(id)),
};

interface PageGroup {
  readonly title: string;
  readonly paths: readonly string[];
}
