import { Container, Text } from '#design-system';
import { company } from '#services/knowledge';
import { tinted } from '#site/sections/Section/Section.css.ts';

import * as styles from './Quote.css.ts';

/** The founder, in her own words: one sentence in large type, at most once a page. */
export function Quote() {
  const { name, title, quote } = company.founder;
  return (
    <div className={tinted}>
      <Container as="figure" className={styles.words}>
        <div className={styles.lane} aria-hidden="true" />
        <blockquote className={styles.quote}>
          <p>{quote}</p>
        </blockquote>
        <Text as="figcaption" tone="muted" className={styles.source}>
          {name}, {title.toLowerCase()}
        </Text>
      </Container>
    </div>
  );
}
