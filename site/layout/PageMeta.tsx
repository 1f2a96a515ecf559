import { useLocation } from 'react-router-dom';

import { companyBrief } from '#services/knowledge';
import { siteUrl } from '#site/routing/siteUrl.ts';

export interface PageMetaProps {
  /** Unique on the site; the company's name is added. */
  readonly title: string;
  /** One or two sentences for search results, 70 to 160 characters. */
  readonly description: string;
  /** Keep this page out of search results. */
  readonly noindex?: boolean;
}

/** Metadata of a page for search engines and shared links. */
export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  const { pathname } = useLocation();
  const address = siteUrl(pathname);
  const fullTitle = `${title} | ${companyBrief.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={companyBrief.name} />
      {!noindex && <meta property="og:url" content={address} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
