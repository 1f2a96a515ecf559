import { useLocation } from 'react-router-dom';

import { companyBrief } from '#services/knowledge';
import { siteUrl } from '#site/routing/siteUrl.ts';

export interface PageMetaProps {
  /** Title of the page. It must be unique on the site. The company's name is added. */
  readonly title: string;
  /** Description for search results: one or two sentences, 70 to 160 characters. */
  readonly description: string;
  /** Keeps the page out of search results. @default false */
  readonly noindex?: boolean;
}

/** Metadata of a page for search engines and for previews of shared links. */
export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  const { pathname } = useLocation();
  const url = siteUrl(pathname);
  const fullTitle = `${title} | ${companyBrief.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={companyBrief.name} />
      {!noindex && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
