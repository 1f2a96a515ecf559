import type { ReactNode } from 'react';

import { Heading, Text } from '#design-system';
import {
  buildPrice,
  formatMoney,
  missedResult,
  type OfferingPrice,
  type PriceExample,
} from '#services/knowledge';
import { CheckList } from '#site/sections/CheckList/CheckList.tsx';
import { noBreakAfterNumbers } from '#site/shared/noBreakAfterNumbers.ts';

import { dearer, doneIn, later, running, sizes, terms, work } from './PriceExamples.content.ts';
import * as styles from './PriceExamples.css.ts';

export interface PriceExamplesProps {
  readonly price: OfferingPrice;
  /** Sum of one example and its later moves (changes of one system each). Shown only if the price has moves. */
  readonly total?: ReactNode;
}

/**
 * Prices of a service: three worked examples, each with a line as long as its weeks. Below them stand the price of
 * later moves, if there are any, and the reasons for a higher price.
 *
 * **Not this?** Use `ServiceComparison` to compare all services.
 */
export function PriceExamples({ price, total }: PriceExamplesProps) {
  const longest = price.large.weeks;
  return (
    <>
      <ul className={styles.examples}>
        <Example name={sizes.small} example={price.small} longest={longest} />
        <Example name={sizes.usual} example={price.usual} longest={longest} />
        <Example name={sizes.large} example={price.large} longest={longest} />
      </ul>
      {price.moves && (
        <Explanation title={later.title}>
          <Text size="lead" measure>
            {later.text(price.moves)}
          </Text>
          {total}
        </Explanation>
      )}
      <Explanation title={dearer}>
        <CheckList items={price.dearer} mark="example" />
      </Explanation>
      <Explanation title={missedResult.title}>
        <Text size="lead" measure>
          {missedResult.text}
        </Text>
      </Explanation>
    </>
  );
}

/** Text about the prices, below the examples. */
function Explanation({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.explanation}>
      <Heading level={3} className={styles.explanationTitle}>
        {title}
      </Heading>
      <div className={styles.explanationText}>{children}</div>
    </div>
  );
}

/** Radius of the dot, half of its size in `PriceExamples.css.ts`, in pixels. */
const dotRadius = 6.5;

interface ExampleProps {
  readonly name: string;
  readonly example: PriceExample;
  /** Weeks of the longest of the three examples; its line fills the width. */
  readonly longest: number;
}

function Example({ name, example, longest }: ExampleProps) {
  const share = `${(100 * example.weeks) / longest}%`;
  const figures = [
    { term: terms.work, details: work(example.days) },
    { term: terms.running, details: running(example.monthly) },
  ];
  return (
    <li className={styles.example}>
      <div className={styles.size}>
        <Heading level={3} size="h4">
          {name}
        </Heading>
        <p className={styles.price}>{formatMoney(buildPrice(example))}</p>
      </div>
      <Text>{noBreakAfterNumbers(example.example)}</Text>
      <div>
        <Text size="small" tone="muted">
          {doneIn(example.weeks)}
        </Text>
        <svg className={styles.durationLine} aria-hidden="true">
          <line
            x2="100%"
            y1="50%"
            y2="50%"
            transform={`translate(${dotRadius})`}
            className={styles.longest}
          />
          <line x1="0" x2={share} y1="50%" y2="50%" />
          <circle cx={share} cy="50%" r={dotRadius} className={styles.end} />
        </svg>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ term, details }) => (
          <div key={term} className={styles.figure}>
            <Text as="dt" tone="muted">
              {term}
            </Text>
            <dd>{details}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
