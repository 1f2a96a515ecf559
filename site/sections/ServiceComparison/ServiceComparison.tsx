import { EffortMeter, Table } from '#design-system';
import { services } from '#services/knowledge';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';

import { firstSentence, table } from './ServiceComparison.content.ts';
import * as styles from './ServiceComparison.css.ts';

/** The services by outcome, time and effort. */
export function ServiceComparison() {
  return (
    <Table
      caption={table.caption}
      captionHidden
      columns={table.columns}
      rows={services.map(({ id, title, change, typicalTime, effort }) => ({
        id,
        cells: {
          service: title,
          outcome: firstSentence(change),
          time: <NoBreakRanges text={typicalTime} />,
          effort: <EffortMeter difficulty={effort} />,
        },
      }))}
      className={styles.frame}
    />
  );
}
