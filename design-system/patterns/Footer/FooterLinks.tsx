import { Link } from '../../components/Link/Link.tsx';
import * as styles from './Footer.css.ts';
import type { FooterLink } from './FooterLink.ts';

interface FooterLinksProps {
  readonly links: readonly FooterLink[];
  /** Accessible name of the list, if no heading names it. */
  readonly label?: string;
  /** Whether the links are side by side. @default false */
  readonly row?: boolean;
}

/** One list of links in the footer. */
export function FooterLinks({ links, label, row = false }: FooterLinksProps) {
  return (
    <ul aria-label={label} className={row ? styles.row : styles.links}>
      {links.map(({ label: text, href }) => (
        <li key={text}>
          <Link href={href} variant="quiet" className={styles.link}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
