import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Container, Heading, Text } from '#design-system';

import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Stands above the title. */
  readonly breadcrumb?: ReactNode;
  /** Author and date, below the lead. */
  readonly byline?: ReactNode;
  /** Actions below the lead. */
  readonly actions?: ReactNode;
  /** Drawing of the page. It stands beside the title on phones, and beside the whole text on wider windows. */
  readonly art?: ReactNode;
  /** Content after the text. It must set its own grid columns. */
  readonly aside?: ReactNode;
  /** Drawing below the text, as wide as the columns of the page. */
  readonly wideArt?: ReactNode;
}

/** Head of a page: heading, lead and drawing. The home page uses `Hero` instead. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, breadcrumb, byline, actions, art, aside, wideArt } = props;
  return (
    <Container as="header" className={clsx(styles.header, art && styles.withArt)}>
      {breadcrumb && <div className={styles.trail}>{breadcrumb}</div>}
      {art && <div className={clsx(styles.art, breadcrumb && styles.besideTrail)}>{art}</div>}
      <div className={art || aside ? styles.text : styles.alone}>
        <Heading level={1}>{title}</Heading>
        {lead && (
          <Text size="lead" tone="muted" className={styles.lead}>
            {lead}
          </Text>
        )}
        {byline}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {aside}
      {wideArt && <div className={styles.wideArt}>{wideArt}</div>}
    </Container>
  );
}
