import { Container, Stack, StatBand, Text } from '#design-system';
import { companyBrief } from '#services/knowledge';
import { section } from '#site/sections/Section/Section.css.ts';

import { stats, success } from './KeyFigures.content.ts';
import * as styles from './KeyFigures.css.ts';

const { successRate } = companyBrief.stats;
/** Success rate in percent. */
const rate = Number.parseFloat(successRate);

/** The four main figures of the company, without animation. The success rate is also drawn as a hundred marks. */
export function KeyFigures() {
  return (
    <Container className={section}>
      <Stack gap="xl">
        <dl className={styles.success}>
          <Text as="dt" size="lead">
            {success}
          </Text>
          <dd className={styles.figure}>
            {successRate}
            <svg className={styles.share} aria-hidden="true" focusable="false">
              <line x1={successRate} x2="100%" y1="50%" y2="50%" pathLength={100 - rate} />
              <line x2={successRate} y1="50%" y2="50%" pathLength={rate} className={styles.reached} />
            </svg>
          </dd>
        </dl>
        <StatBand stats={stats} />
      </Stack>
    </Container>
  );
}
