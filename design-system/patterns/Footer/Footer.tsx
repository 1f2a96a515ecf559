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

/** A group of links with its heading. */
export interface FooterLinkGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Short name of the company. It is a link to the start page. */
  readonly brand: string;
  /** Small drawing before the name. */
  readonly mark?: ReactNode;
  /** Paragraph about the company. */
  readonly blurb: string;
  /** Content of the `ClosingBanner` at the top of the footer. */
  readonly banner: {
    readonly title: string;
    readonly text?: string | undefined;
    readonly action: FooterLink;
  };
  /** Links to social networks. The title is visually hidden. */
  readonly social: FooterLinkGroup;
  /** Links to services. */
  readonly services: FooterLinkGroup;
  /** Links to parts of the services, in a second list below the services. The title is visually hidden. */
  readonly subServices?: FooterLinkGroup | undefined;
  /** Links to pages. */
  readonly quickLinks: FooterLinkGroup;
  /** Contact details. */
  readonly contact: {
    readonly title: string;
    /** Lines of the postal address. */
    readonly address: readonly string[];
    readonly phone: FooterLink;
    readonly email: FooterLink;
    /** Link to the contact page. Leave it out on the contact page. */
    readonly action?: FooterLink | undefined;
  };
  /** Links to legal pages, in the last line. The title is visually hidden. */
  readonly legal: FooterLinkGroup;
  /** Control in the last line, such as the display settings. */
  readonly utility?: ReactNode;
  /** Copyright notice, in the last line. */
  readonly children: ReactNode;
}

/** Navigation with a visible title. */
function FooterNavigation({ title, links, children }: FooterLinkGroup & { readonly children?: ReactNode }) {
  return (
    <nav className={styles.column} aria-label={title}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <FooterLinks links={links} />
      {children}
    </nav>
  );
}

/** Postal address, telephone number, email address and the button to the contact page. */
function FooterContact({ title, address, phone, email, action }: FooterProps['contact']) {
  return (
    <div className={clsx(styles.column, styles.contact)}>
      <Heading level={2} size="h4">
        {title}
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
  );
}

/**
 * The footer of each page. It contains no text of its own: all texts are props.
 *
 * **Not this?** Use `Button` for an invitation at the end of a section, and `SiteHeader` for the navigation at the top.
 */
export function Footer({
  brand,
  mark,
  blurb,
  banner,
  social,
  services,
  subServices,
  quickLinks,
  contact,
  legal,
  utility,
  className,
  children,
  ...rest
}: FooterProps) {
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
          <FooterNavigation {...services}>
            {subServices && <FooterLinks links={subServices.links} label={subServices.title} />}
          </FooterNavigation>
          <FooterNavigation {...quickLinks} />
          <FooterContact {...contact} />
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
