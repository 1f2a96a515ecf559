import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../components/Button/Button.tsx';
import { ClosingBanner } from '../../components/ClosingBanner/ClosingBanner.tsx';
import { Container } from '../../components/Container/Container.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Footer.css.ts';
import type { FooterLink } from './FooterLink.ts';
import { FooterLinks } from './FooterLinks.tsx';

/** A column of links under its heading. */
export interface FooterLinkGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The company's everyday name; leads to the start page. */
  readonly brand: string;
  /** The mark before the name. */
  readonly mark?: ReactNode;
  /** Description of the company, in one paragraph. */
  readonly blurb: string;
  /** The last invitation of the page. */
  readonly banner: {
    readonly title: string;
    readonly text?: string | undefined;
    readonly action: FooterLink;
  };
  /** Links to other sites, in a new tab. The title is visually hidden. */
  readonly social: FooterLinkGroup;
  /** Links to services, under their title. */
  readonly services: FooterLinkGroup;
  /** Links to pages, under their title. */
  readonly quickLinks: FooterLinkGroup;
  /** Contact details. */
  readonly contact: {
    readonly title: string;
    /** The postal address, a line each. */
    readonly address: readonly string[];
    readonly phone: FooterLink;
    readonly email: FooterLink;
    /** Left out where it would lead to the page itself. */
    readonly action?: FooterLink | undefined;
  };
  /** Links in the last line. The title is visually hidden. */
  readonly legal: FooterLinkGroup;
  /** A control in the last line, such as the display settings. */
  readonly utility?: ReactNode;
  /** The copyright line. */
  readonly children: ReactNode;
}

/**
 * The end of every page. All words come from outside.
 *
 * **Not this?** The last word of a section is a `Button`; the navigation at the top is the `SiteHeader`.
 */
export function Footer({
  brand,
  mark,
  blurb,
  banner,
  social,
  services,
  quickLinks,
  contact,
  legal,
  utility,
  className,
  children,
  ...rest
}: FooterProps) {
  const { address, phone, email, action } = contact;
  return (
    <footer {...rest} className={clsx(styles.footer, className)}>
      <ClosingBanner {...banner} />
      <Container>
        <div className={styles.columns}>
          <div className={clsx(styles.column, styles.about)}>
            <Link href="/" variant="quiet" className={styles.brand}>
              {mark}
              {brand}
            </Link>
            <Text size="small" tone="muted" className={styles.blurb}>
              {blurb}
            </Text>
            <FooterLinks links={social.links} label={social.title} row />
          </div>
          <nav className={styles.column} aria-label={services.title}>
            <Heading level={2} size="h4">
              {services.title}
            </Heading>
            <FooterLinks links={services.links} />
          </nav>
          <nav className={styles.column} aria-label={quickLinks.title}>
            <Heading level={2} size="h4">
              {quickLinks.title}
            </Heading>
            <FooterLinks links={quickLinks.links} />
          </nav>
          <div className={clsx(styles.column, styles.contact)}>
            <Heading level={2} size="h4">
              {contact.title}
            </Heading>
            <address className={styles.address}>
              {address.map((line) => (
                <span key={line} className={styles.addressLine}>
                  {line}
                </span>
              ))}
              <FooterLinks links={[phone, email]} />
            </address>
            {action && (
              <Button href={action.href} variant="outline" size="small">
                {action.label}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.legal}>
          <p>{children}</p>
          <FooterLinks links={legal.links} label={legal.title} row />
          {utility && <div className={styles.utility}>{utility}</div>}
        </div>
      </Container>
    </footer>
  );
}
