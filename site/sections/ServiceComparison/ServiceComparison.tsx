import { Link, Table, Text } from '#design-system';
import { buildPrice, formatEuros, type PriceExample, services } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { firstSentence } from '#site/sections/firstSentence.ts';
import { running, time } from '#site/sections/PriceExamples/PriceExamples.content.ts';

import { table } from './ServiceComparison.content.ts';
import * as styles from './ServiceComparison.css.ts';

/**
 * The services by outcome and price, three worked examples each; on tablets and phones without what makes them
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
      rows={services.map(({ id, title, change, price }) => ({
        id,
        cells: {
          service: (
            <Link href={paths.service(id)} className={styles.service}>
              {title}
            </Link>
          ),
          outcome: firstSentence(change),
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
