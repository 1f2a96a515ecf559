import { Container, Stack, StatBand, Text } from '#design-system';
import { companyBrief } from '#services/knowledge';
import { beforeSection } from '#site/sections/Section/Section.css.ts';

import * as styles from './KeyFigures.css.ts';

const { foundedYear, stats: known } = companyBrief;
/** In percent. */
const rate = Number.parseFloat(known.successRate);
const success = 'success rate: projects that reached the number we promised';
const stats = [
  { figure: known.clients, label: `clients since ${foundedYear}` },
  { figure: known.projectsCompleted, label: 'projects completed' },
  { figure: known.clientSatisfaction, label: 'client satisfaction' },
];

export interface KeyFiguresProps {
  /** Whether the rate of success comes first; leave it out where words say it. @default true */
  readonly withRate?: boolean;
}

/**
 * The four figures clients ask for, as they stand in the knowledge base: shown at once, never counted up. The first is
 * drawn as well, a mark for each in a hundred.
 */
export function KeyFigures({ withRate = true }: KeyFiguresProps) {
  return (
    <Container className={beforeSection}>
      <Stack gap="xl">
        {withRate && (
          <dl className={styles.first}>
            <Text as="dt" size="lead">
              {success}
            </Text>
            <dd className={styles.figure}>
              {known.successRate}
              <svg className={styles.share} aria-hidden="true" focusable="false">
                <line x1={known.successRate} x2="100%" y1="50%" y2="50%" pathLength={100 - rate} />
                <line x2={known.successRate} y1="50%" y2="50%" pathLength={rate} className={styles.reached} />
              </svg>
            </dd>
          </dl>
        )}
        <StatBand stats={stats} />
      </Stack>
    </Container>
  );
}
