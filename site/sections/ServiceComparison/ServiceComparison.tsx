import { EffortMeter, Table, Text } from '#design-system';
import { buildPrice, formatEuros, type PriceExample, services } from '#services/knowledge';
import { firstSentence } from '#site/sections/firstSentence.ts';
import { running, time } from '#site/sections/PriceExamples/PriceExamples.content.ts';

import { table } from './ServiceComparison.content.ts';
import * as styles from './ServiceComparison.css.ts';

/**
 * The services by outcome, effort and price, three worked examples each; on tablets and phones without what makes them
 * dearer.
 *
 * **Not this?** One service with all of its figures is `PriceExamples`.
 */
export function ServiceComparison() {
  return (
    <Table
      caption={table.caption}
      captionHidden
      columns={table.columns}
      rows={services.map(({ id, title, change, effort, price }) => ({
        id,
        cells: {
          service: title,
          outcome: (
            <>
              {firstSentence(change)}
              <span className={styles.effort}>
                <EffortMeter difficulty={effort} />
              </span>
            </>
          ),
          ...(price && {
            small: <Cell example={price.small} />,
            usual: <Cell example={price.usual} />,
            large: <Cell example={price.large} />,
            dearer: price.dearer[0],
          }),
        },
      }))}
      className={styles.frame}
    />
  );
}

function Cell({ example }: { readonly example: PriceExample }) {
  return (
    <>
      <span className={styles.price}>{formatEuros(buildPrice(example))}</span>
      <Text as="span" size="caption" tone="muted">
        {time(example.weeks)}
        {example.monthly > 0 && (
          <>
            , <span className={styles.running}>then {running(example.monthly)}</span>
          </>
        )}
      </Text>
    </>
  );
}
