import { clsx } from 'clsx';

import { EffortMeter, Link, Table, Text } from '#design-system';
import { buildPrice, choices, formatEuros, services } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';

import { fromTo, priceRange, scale, smallJobOf, span, table } from './ServiceComparison.content.ts';
import * as styles from './ServiceComparison.css.ts';

const compared = services
  .map((service) => {
    const { price } = service;
    return {
      ...service,
      need: choices[service.id]?.need,
      prices: price ? [price.small, price.usual, price.large].map(buildPrice) : [],
    };
  })
  // What nobody has priced comes last.
  .sort(({ prices: [, one = Infinity] }, { prices: [, other = Infinity] }) => one - other);
const dearest = Math.max(...compared.flatMap(({ prices }) => prices));
const lines = scale(dearest);

/** Where a price stands in the drawing, which has room for half of its figures at the end. */
const place = (euros: number) => `${(euros / dearest) * 93}%`;

/**
 * The services to choose from, the lowest usual price first: when one needs each, what it asks and what it costs, along one scale.
 *
 * **Not this?** What each leaves on the desk is the `ServicesOverview`.
 */
export function ServiceComparison() {
  return (
    <>
      <Table
        caption={table.caption}
        captionHidden
        columns={table.columns}
        rows={compared.map(({ id, title, need, effort, typicalTime, price, prices }, row) => ({
          id,
          cells: {
            service: (
              <Link href={paths.service(id)} className={styles.service}>
                {title}
              </Link>
            ),
            need,
            first: <NoBreakRanges text={price ? smallJobOf(price) : typicalTime} />,
            effort: <EffortMeter difficulty={effort} bare />,
            price: prices.length > 0 && (
              <>
                <Range prices={prices} scaled={row === 0} />
                <span className={styles.figures}>{priceRange(prices)}</span>
              </>
            ),
          },
        }))}
        className={styles.frame}
      />
      <Text size="small" tone="muted">
        {span}
      </Text>
    </>
  );
}

interface RangeProps {
  readonly prices: readonly number[];
  /** Names the lines of the scale above it. */
  readonly scaled: boolean;
}

/** A line from the small example to the large one, with the usual one on it and named, and all of it below. */
function Range({ prices, scaled }: RangeProps) {
  const [small = 0, usual = 0, large = 0] = prices;
  return (
    <svg aria-hidden className={styles.range}>
      {lines.map(({ euros, label }) => (
        <g key={euros}>
          <line x1={place(euros)} x2={place(euros)} y2="100%" className={styles.line} />
          {scaled && euros > 0 && (
            <text x={place(euros)} className={styles.scale}>
              {label}
            </text>
          )}
        </g>
      ))}
      <line x1={place(small)} x2={place(large)} y1="50%" y2="50%" />
      <circle cx={place(small)} cy="50%" r="4" className={styles.end} />
      <circle cx={place(large)} cy="50%" r="4" className={styles.end} />
      <circle cx={place(usual)} cy="50%" r="6" className={styles.usual} />
      <text
        x={place(usual)}
        y="50%"
        dy="-0.85em"
        textAnchor="middle"
        fontWeight="500"
        className={styles.label}
      >
        {formatEuros(usual)}
      </text>
      <text x={place(small)} y="50%" dx="-4" dy="1.7em" className={clsx(styles.label, styles.whole)}>
        {fromTo(small, large)}
      </text>
    </svg>
  );
}
