import { Container, Stack, StatBand, Text } from '#design-system';
import { companyBrief } from '#services/knowledge';
import { beforeSection } from '#site/sections/Section/Section.css.ts';

import * as styles from './KeyFigures.css.ts';

const { foundedYear, stats: known } = companyBrief;
const success = 'success rate: projects that reached the number we promised';
const stats = [
  { figure: known.clients, label: `clients since ${foundedYear}` },
  { figure: known.projectsCompleted, label: 'projects completed' },
  { figure: known.clientSatisfaction, label: 'client satisfaction' },
];

export interface KeyFiguresProps {
  /** Whether the rate of success comes first; leave it out where words say it. @default true */
  readonly rate?: boolean;
}

/**
 * The four figures clients ask for, as they stand in the knowledge base: shown at once, never counted up. The first is
 * drawn as a share of a line too.
 */
export function KeyFigures({ rate = true }: KeyFiguresProps) {
  return (
    <Container className={beforeSection}>
      <Stack gap="xl">
        {rate && (
          <dl className={styles.first}>
            <Text as="dt" size="lead">
              {success}
            </Text>
            <dd className={styles.figure}>
              {known.successRate}
              <svg className={styles.share} aria-hidden="true" focusable="false">
                <line x2="100%" y1="4" y2="4" />
                <line x2={known.successRate} y1="4" y2="4" className={styles.reached} />
              </svg>
            </dd>
          </dl>
        )}
        <StatBand stats={stats} />
      </Stack>
    </Container>
  );
}
