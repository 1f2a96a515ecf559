import { Container, StatBand, Text } from '#design-system';
import { beforeSection } from '#site/sections/Section/Section.css.ts';

import { stats, success } from './KeyFigures.content.ts';
import * as styles from './KeyFigures.css.ts';

/**
 * The four figures clients ask for, as they stand in the knowledge base: shown at once, never counted up. The first is
 * drawn as a share of a line too.
 */
export function KeyFigures() {
  return (
    <Container className={beforeSection}>
      <dl className={styles.first}>
        <Text as="dt" size="lead">
          {success.label}
        </Text>
        <dd className={styles.figure}>
          {success.figure}
          <svg className={styles.share} aria-hidden="true" focusable="false">
            <line x2="100%" y1="4" y2="4" />
            <line x2={success.figure} y1="4" y2="4" className={styles.reached} />
          </svg>
        </dd>
      </dl>
      <StatBand stats={stats} className={styles.others} />
    </Container>
  );
}
