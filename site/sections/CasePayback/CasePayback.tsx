import { clsx } from 'clsx';

import { Heading, Text } from '#design-system';
import { type CaseStudy, paybackOf } from '#services/knowledge';

import {
  calculationOf,
  exactTime,
  finalBalance,
  labels,
  noteOf,
  paidBack,
  signed,
} from './CasePayback.content.ts';
import * as styles from './CasePayback.css.ts';
import { type PaybackLine, paybackLine } from './paybackLine.ts';

export interface CasePaybackProps {
  readonly study: CaseStudy;
}

const percent = (share: number) => `${share}%`;

/**
 * Payback of a case: a sentence, a line from the cost below zero to the balance at the end, and the calculation.
 *
 * **Not this?** Use `CaseCount` for counts before and after.
 */
export function CasePayback({ study }: CasePaybackProps) {
  const payback = paybackOf(study);
  const line = paybackLine(payback);
  return (
    <section className={styles.payback}>
      <Heading level={2} size="h3" className={styles.title}>
        {labels.title}
      </Heading>
      <div className={styles.diagram}>
        <p className={styles.result}>{paidBack(study)}</p>
        <div aria-hidden className={styles.drawing}>
          <Plot line={line} label={exactTime(payback)} />
          <p className={styles.ends}>
            <span className={styles.owedEnd}>{signed(-payback.spent)}</span>{' '}
            <span className={styles.earnedEnd}>{finalBalance(line.endBalance, line.end, payback)}</span>
          </p>
        </div>
      </div>
      <div className={styles.calculation}>
        <dl className={styles.sum}>
          {calculationOf(study, payback).map(({ what, amount }) => (
            <div key={what} className={styles.row}>
              <dt>{what}</dt>
              <dd className={styles.amount}>{amount}</dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="muted">
          {noteOf(study)}
        </Text>
      </div>
    </section>
  );
}

interface PlotProps {
  readonly line: PaybackLine;
  /** Payback time, beside the dot at which the line reaches zero. */
  readonly label: string;
}

/** Drawing of the payback line. */
function Plot({ line, label }: PlotProps) {
  const { zero, pointsToZero, earned, balanceLines } = line;
  const dot = earned[0] ?? { x: 0, y: 0 };
  // The label must not touch the line. If the dot is at the left, the label stands at its lower right, else at its
  // upper left.
  const isDotLeft = dot.x < 40;
  return (
    <svg aria-hidden className={styles.plot}>
      {balanceLines.map(({ x, y, earned: isEarned }) => (
        <line
          key={x}
          x1={percent(x)}
          x2={percent(x)}
          y1={percent(zero)}
          y2={percent(y)}
          className={clsx(styles.balanceLine, isEarned && styles.earned)}
        />
      ))}
      <line x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} className={styles.axis} />
      <Line points={pointsToZero} />
      <Line points={earned} earned />
      <circle cx={percent(dot.x)} cy={percent(dot.y)} r="6" className={styles.dot} />
      <text
        x={percent(dot.x)}
        y={percent(dot.y)}
        dx={isDotLeft ? '0.75em' : '-0.75em'}
        dy={isDotLeft ? '1.5em' : '-0.9em'}
        textAnchor={isDotLeft ? 'start' : 'end'}
        className={styles.label}
      >
        {label}
      </text>
    </svg>
  );
}

interface LineProps {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly earned?: boolean;
}

const Line = ({ points, earned = false }: LineProps) =>
  points.slice(1).map((to, index) => {
    const start = points[index] ?? to;
    return (
      <line
        key={to.x}
        x1={percent(start.x)}
        y1={percent(start.y)}
        x2={percent(to.x)}
        y2={percent(to.y)}
        className={clsx(styles.course, earned && styles.earned)}
      />
    );
  });
