'use client';

import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { FilterChips } from '../../components/FilterChips/FilterChips.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { screenOnly } from '../../components/PrintSheet/PrintSheet.css.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { EffortMeter } from '../EffortMeter/EffortMeter.tsx';
import type { ReportItem, ReportSolution } from './ReportItem.ts';
import * as styles from './ReportItems.css.ts';
import { ReturnChart } from './ReturnChart.tsx';
import { type SolutionOrder, sortSolutions } from './sortSolutions.ts';

/**
 * Length of a description that fills about half a printed page, in characters. A shorter description is never divided
 * between two pages.
 */
const shortText = 900;

interface OpportunitiesProps {
  readonly items: readonly ReportItem[];
}

/** The opportunities, numbered. */
export function Opportunities({ items }: OpportunitiesProps) {
  return (
    <ol className={styles.opportunities}>
      {items.map(({ title, description }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two opportunities may have the same title, and their order never changes.
        <li key={place} className={styles.opportunity({ short: description.length < shortText })}>
          <div>
            <Heading level={4} dir="auto" className={styles.itemHead}>
              {title}
            </Heading>
            <p dir="auto" className={styles.description}>
              {description}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Rows below the description of a solution, such as price, time and return. */
const SolutionDetails = ({ details }: Required<Pick<ReportSolution, 'details'>>) => (
  <dl className={styles.details}>
    {details?.map(({ term, text, link }) => (
      <div key={term} className={styles.detail}>
        <dt className={styles.detailTerm}>{term}</dt>
        <dd className={styles.detailText}>
          {text}
          {link && (
            <span className={styles.detailLink}>
              <Link href={link.href}>{link.label}</Link>
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

interface SolutionsProps {
  readonly items: readonly ReportSolution[];
  readonly actions: ((solution: ReportSolution) => ReactNode) | undefined;
}

interface SolutionEntryProps {
  readonly solution: ReportSolution;
  readonly actions: SolutionsProps['actions'];
}

/** A solution with its priority, effort and return, its description and its details. */
function SolutionEntry({ solution, actions }: SolutionEntryProps) {
  const labels = useLabels('report', english.report);
  return (
    <li className={styles.solution({ short: solution.description.length < shortText })}>
      <div className={styles.itemHead}>
        <Heading level={4} dir="auto">
          {solution.title}
        </Heading>
        <p className={styles.tags}>
          <Badge tone={solution.priority === 'High' ? 'strong' : 'neutral'}>
            {labels.priority(solution.priority)}
          </Badge>
          <VisuallyHidden>, </VisuallyHidden>
          <EffortMeter difficulty={solution.difficulty} />
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.roi}>{labels.roi(solution.roi)}</span>
        </p>
      </div>
      {solution.usual && solution.usual.length > 0 && (
        <p className={styles.usual}>
          {labels.usual(solution.usual.map((fact) => labels.facts[fact]).join(', '))}
        </p>
      )}
      <p dir="auto" className={styles.description}>
        {solution.description}
      </p>
      {solution.note && (
        <p className={styles.note}>
          <Icon name="warning" className={styles.noteIcon} /> {solution.note}
        </p>
      )}
      {solution.details && solution.details.length > 0 && <SolutionDetails details={solution.details} />}
      {actions && <div className={clsx(styles.actions, screenOnly)}>{actions(solution)}</div>}
    </li>
  );
}

const orders: readonly SolutionOrder[] = ['written', 'priority', 'effort'];

/** The solutions in the chosen order, below the chart and the choice of the order. */
export function Solutions({ items, actions }: SolutionsProps) {
  const labels = useLabels('report', english.report);
  const [order, setOrder] = useState<SolutionOrder>('written');
  return (
    <>
      <ReturnChart solutions={items} />
      {items.length > 1 && (
        <div className={clsx(styles.sort, screenOnly)}>
          <span aria-hidden="true">{labels.sort}</span>
          <FilterChips
            label={labels.sort}
            options={orders.map((value) => ({ value, label: labels.orders[value] }))}
            value={order}
            onValueChange={(chosen) => setOrder(orders.find((each) => each === chosen) ?? 'written')}
          />
        </div>
      )}
      <ol className={styles.solutions}>
        {sortSolutions(items, order).map((solution) => (
          <SolutionEntry key={items.indexOf(solution)} solution={solution} actions={actions} />
        ))}
      </ol>
    </>
  );
}
