'use client';

import { createContext, type ReactNode, use } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { link as linkStyle } from '../Link/Link.css.ts';
import { useLinkElement } from '../Link/LinkProvider.tsx';
import { NewTabNote } from '../Link/NewTabNote.tsx';
import { classifyLink } from './linkPolicy.ts';
import * as styles from './Markdown.css.ts';

const InsideLink = createContext(false);
InsideLink.displayName = 'InsideLink';

interface MarkdownLinkProps {
  readonly href: string;
  /** Text of the link without formatting. If it already names the destination, the destination is not shown again. */
  readonly linkText: string;
  readonly children: ReactNode;
}

/** Whether the text of a link already is its destination. */
const namesDestination = (linkText: string, destinationText: string, href: string) =>
  [destinationText, href, href.replace(/\/$/, '')].includes(linkText.trim());

/**
 * A link, or only its text if `classifyLink` does not allow the address. A link that leaves the site shows its real
 * destination.
 */
export function MarkdownLink({ href, linkText, children }: MarkdownLinkProps) {
  const SiteLink = useLinkElement();
  const verdict = classifyLink(href);
  if (verdict.kind === 'text' || use(InsideLink)) return children;

  const className = linkStyle({ variant: 'text' });
  const content = <InsideLink value={true}>{children}</InsideLink>;
  if (verdict.kind === 'internal') {
    return (
      <SiteLink href={verdict.href} className={className}>
        {content}
      </SiteLink>
    );
  }
  const destinationText = verdict.kind === 'external' ? verdict.host : verdict.address;
  const destination = namesDestination(linkText, destinationText, verdict.href) ? null : (
    <>
      {' '}
      <span className={styles.host} dir="ltr">
        {`(${destinationText})`}
      </span>
    </>
  );
  if (verdict.kind === 'address') {
    return (
      <a href={verdict.href} rel="nofollow" className={className}>
        {content}
        {destination}
      </a>
    );
  }
  return (
    <a href={verdict.href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {content}
      {destination}
      <NewTabNote />
    </a>
  );
}

/**
 * An image on this site. An image on another site becomes a link with the description of the image, so nothing is
 * loaded from that site before the visitor presses the link.
 */
export function MarkdownImage({ src, alt }: { readonly src: string; readonly alt: string }) {
  const verdict = classifyLink(src);
  const linkText = useLabels('markdown', english.markdown).image(alt);
  if (verdict.kind === 'internal' && verdict.href.startsWith('/')) {
    return <img src={verdict.href} alt={alt} loading="lazy" className={styles.image} />;
  }
  return (
    <MarkdownLink href={verdict.kind === 'external' ? src : ''} linkText={linkText}>
      {linkText}
    </MarkdownLink>
  );
}
