import { clsx } from 'clsx';

import { Heading, Text } from '#design-system';
import { type CaseStudy, paybackOf } from '#services/knowledge';

import { backAfter, exactly, inTheEnd, labels, noteOf, signed, sumOf } from './CasePayback.content.ts';
import * as styles from './CasePayback.css.ts';
import { paybackLine } from './paybackLine.ts';

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
  const { end, last, zero, pointsToZero, earned, balanceLines } = paybackLine(payback);
  const dot = earned[0] ?? { x: 0, y: 0 };
  // The label must not touch the line. If the dot is at the left, the label stands at its lower right, else at its
  // upper left.
  const early = dot.x < 40;
  return (
    <section className={styles.payback}>
      <Heading level={2} size="h3" className={styles.title}>
        {labels.title}
      </Heading>
      <div className={styles.diagram}>
        <p className={styles.result}>{backAfter(study)}</p>
        <div aria-hidden className={styles.drawing}>
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
              dx={early ? '0.75em' : '-0.75em'}
              dy={early ? '1.5em' : '-0.9em'}
              textAnchor={early ? 'start' : 'end'}
              className={styles.label}
            >
              {exactly(payback)}
            </text>
          </svg>
          <p className={styles.ends}>
            <span className={styles.owedEnd}>{signed(-payback.spent)}</span>{' '}
            <span className={styles.earnedEnd}>{inTheEnd(last, end, payback)}</span>
          </p>
        </div>
      </div>
      <div className={styles.counted}>
        <dl className={styles.sum}>
          {sumOf(study, payback).map(({ what, amount }) => (
            <div key={what} className={styles.line}>
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
