import { Container, Text } from '#design-system';
import { company } from '#services/knowledge';

import * as styles from './Quote.css.ts';

/** The founder, in one sentence. */
export function Quote() {
  const { name, title, quote } = company.founder;
  return (
    <Container as="figure" className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <Text as="figcaption" tone="muted">
        {name}, {title.toLowerCase()}
      </Text>
    </Container>
  );
}
