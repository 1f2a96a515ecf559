import type { ReactNode } from 'react';

import { Container, Text } from '#design-system';
import { company } from '#services/knowledge';
import { dark } from '#site/sections/Section/Section.css.ts';

import * as styles from './Quote.css.ts';

export interface QuoteProps {
  /** Conclusions from the quote, in two columns below it. */
  readonly children?: ReactNode;
  /** Content below the quote and the conclusions, over the whole width. */
  readonly foot?: ReactNode;
}

/** A quote of the founder in large type. Place it directly below the page header. */
export function Quote({ children, foot }: QuoteProps) {
  const { name, title, quote } = company.founder;
  return (
    <div data-dark className={`${dark} ${styles.band}`}>
      <Container className={styles.root}>
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption className={styles.source}>
            <p className={styles.name}>{name}</p>
            <Text tone="muted">{title.toLowerCase()}</Text>
          </figcaption>
        </figure>
        {children && <div className={styles.below}>{children}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </Container>
    </div>
  );
}
