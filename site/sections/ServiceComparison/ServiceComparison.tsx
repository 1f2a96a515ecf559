import { Link, Table } from '#design-system';
import { buildPrice, choices, formatMoney, offeringsByPrice } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';
import { noBreakAfterNumbers } from '#site/shared/noBreakAfterNumbers.ts';

import { priceRange, scale, table, timeOf } from './ServiceComparison.content.ts';
import * as styles from './ServiceComparison.css.ts';

const compared = offeringsByPrice.map((service) => {
  const { price } = service;
  return {
    ...service,
    study: choices[service.id]?.caseStudy,
    prices: price ? [price.small, price.usual, price.large].map(buildPrice) : [],
  };
});
const scaleValues = scale(Math.max(...compared.flatMap(({ prices }) => prices)));
const scaleEnd = Math.max(...scaleValues);
/**
 * Whether amounts are long, such as "NOK 960,000". Then only every second line of the scale has a value, and each row
 * shows only its usual price.
 */
const hasLongAmounts = formatMoney(scaleEnd).length > 8;

/** Returns the position of a price in the drawing. The last 9 % are space for half of the label at the end. */
const xOf = (amount: number) => `${(amount / scaleEnd) * 91}%`;

/**
 * Comparison of the services by case study, duration and price. The lowest price comes first, and all prices use one
 * scale.
 *
 * **Not this?** Use `ServicesOverview` to show the results of the services.
 */
export function ServiceComparison() {
  return (
    <Table
      caption={table.caption}
      captionHidden
      columns={table.columns.filter(({ key }) => key !== 'study' || compared.every(({ study }) => study))}
      rows={compared.map(({ id, title, study, typicalTime, price, prices }, row) => ({
        id,
        cells: {
          service: (
            <Link href={paths.service(id)} variant="quiet" className={styles.link}>
              {title}
            </Link>
          ),
          study: study && (
            <Link href={paths.caseStudy(study.slug)} className={styles.link}>
              {noBreakAfterNumbers(study.title)}
            </Link>
          ),
          time: <NoBreakRanges text={price ? timeOf(price) : typicalTime} />,
          price: prices.length > 0 && (
            <>
              <span className={styles.figures}>{priceRange(prices)}</span>
              <Range prices={prices} showsScale={row === 0} />
            </>
          ),
        },
      }))}
      className={styles.frame}
    />
  );
}

interface RangeProps {
  readonly prices: readonly number[];
  /** Also shows the values of the scale above the drawing. */
  readonly showsScale: boolean;
}

/**
 * A line from the small example to the large one, with a dot for the usual one. Each example has its price beside it.
 * On phones the prices are text.
 */
function Range({ prices, showsScale }: RangeProps) {
  const [small = 0, usual = 0, large = 0] = prices;
  return (
    <svg aria-hidden fill="none" strokeWidth="2" className={styles.range}>
      <g fill="currentColor" strokeWidth="1" className={styles.scale}>
        {scaleValues.map((amount, index) => (
          <g key={amount}>
            <line x1={xOf(amount)} x2={xOf(amount)} y2="100%" />
            {showsScale && !(hasLongAmounts && index % 2 === 1) && (
              <text
                x={xOf(amount)}
                dy="-0.7em"
                textAnchor={hasLongAmounts && amount === scaleEnd ? 'end' : 'middle'}
                stroke="none"
              >
                {formatMoney(amount)}
              </text>
            )}
          </g>
        ))}
      </g>
      <line x1={xOf(small)} x2={xOf(large)} y1="50%" y2="50%" />
      {[small, large].map((amount) => (
        <circle key={amount} cx={xOf(amount)} cy="50%" r="4" className={styles.end} />
      ))}
      <circle cx={xOf(usual)} cy="50%" r="6" fill="currentColor" />
      <g fill="currentColor" textAnchor="middle" strokeWidth="8" className={styles.label}>
        <text x={xOf(usual)} y="50%" dy="-0.85em" fontWeight="500">
          {formatMoney(usual)}
        </text>
        {(hasLongAmounts ? [] : [small, large]).map((amount) => (
          <text key={amount} x={xOf(amount)} y="50%" dy="1.7em" className={styles.endPrice}>
            {formatMoney(amount)}
          </text>
        ))}
      </g>
    </svg>
  );
}
