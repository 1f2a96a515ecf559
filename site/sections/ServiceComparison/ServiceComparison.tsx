import { Link, Table, Text } from '#design-system';
import { buildPrice, formatEuros, services } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { sizes } from '#site/sections/PriceExamples/PriceExamples.content.ts';

import { contained, scale, table } from './ServiceComparison.content.ts';
import * as styles from './ServiceComparison.css.ts';

const rows = services.map(({ id, title, price }) => ({
  id,
  title,
  prices: price ? [price.small, price.usual, price.large].map(buildPrice) : [],
}));
const dearest = Math.max(...rows.flatMap(({ prices }) => prices));
const lines = scale(dearest);

/** Where a price stands in the drawing, which has room for half of its figures at the end. */
const place = (euros: number) => `${(euros / dearest) * 93}%`;

/**
 * The services by price, three worked examples each: along one scale, and in figures on phones.
 *
 * **Not this?** One service with all of its figures is `PriceExamples`.
 */
export function ServiceComparison() {
  return (
    <>
      <Text size="small" tone="muted" measure className={styles.contained}>
        {contained}
      </Text>
      <div className={styles.head}>
        <Range places={['12%', '50%', '88%']} labels={Object.values(sizes)} />
        <svg aria-hidden className={styles.scale}>
          {lines.map(({ euros, label }) => (
            <text key={euros} x={place(euros)} y="1em" className={euros > 0 ? styles.label : undefined}>
              {label}
            </text>
          ))}
        </svg>
      </div>
      <Table
        caption={table.caption}
        captionHidden
        columns={table.columns}
        rows={rows.map(({ id, title, prices }) => {
          const [small, usual, large] = prices.map(formatEuros);
          return {
            id,
            cells: {
              service: (
                <>
                  <Link href={paths.service(id)} className={styles.service}>
                    {title}
                  </Link>
                  <Range places={prices.map(place)} labels={prices.map(formatEuros)} onScale />
                </>
              ),
              small,
              usual,
              large,
            },
          };
        })}
        className={styles.frame}
      />
    </>
  );
}

interface RangeProps {
  /** Where the small, the usual and the large example stand, from the left. */
  readonly places: readonly string[];
  readonly labels: readonly string[];
  /** Draws the lines of the scale. @default false */
  readonly onScale?: boolean;
}

/** A line from the small example to the large one, with the usual one on it. */
function Range({ places, labels, onScale = false }: RangeProps) {
  const [small, usual, large] = places;
  return (
    <svg aria-hidden className={styles.range}>
      {onScale &&
        lines.map(({ euros }) => (
          <line key={euros} x1={place(euros)} x2={place(euros)} y2="100%" className={styles.line} />
        ))}
      <line x1={small} x2={large} y1="50%" y2="50%" />
      <circle cx={small} cy="50%" r="5" className={styles.end} />
      <circle cx={large} cy="50%" r="5" className={styles.end} />
      <circle cx={usual} cy="50%" r="7" className={styles.usual} />
      {labels.map((label, index) => (
        <text
          key={label}
          x={places[index]}
          y="50%"
          dy={index === 1 ? '1.6em' : '-0.8em'}
          className={styles.label}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
