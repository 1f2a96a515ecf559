import { Table, Text } from '#design-system';
import { buildPrice, formatEuros, type PriceExample, services } from '#services/knowledge';
import { running, time } from '#site/sections/PriceExamples/PriceExamples.content.ts';

import { table } from './PriceTable.content.ts';
import * as styles from './PriceTable.css.ts';

/**
 * What the services cost, three worked examples each; on tablets without what makes them dearer.
 *
 * **Not this?** One service with all of its figures is `PriceExamples`.
 */
export function PriceTable() {
  return (
    <Table
      caption={table.caption}
      captionHidden
      columns={table.columns}
      rows={services.flatMap(({ id, title, price }) =>
        price
          ? {
              id,
              cells: {
                service: title,
                small: <Cell example={price.small} />,
                usual: <Cell example={price.usual} />,
                large: <Cell example={price.large} />,
                dearer: price.dearer[0],
              },
            }
          : [],
      )}
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
        {example.monthly > 0 && `, then ${running(example.monthly)}`}
      </Text>
    </>
  );
}
