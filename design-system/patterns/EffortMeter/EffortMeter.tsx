'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './EffortMeter.css.ts';
import { effortLevel } from './effortLevel.ts';

export interface EffortMeterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Difficulty: `Easy` or `Low`, `Medium`, `Hard` or `High`. Any other text is shown without bars. */
  readonly difficulty: string;
  /** Whether to show no frame, beside other text in the same row. @default false */
  readonly bare?: boolean | undefined;
}

const steps = [1, 2, 3] as const;

/**
 * Difficulty of an implementation: three bars and the unchanged text.
 *
 * **Not this?** Use `Badge` for a rank.
 */
export function EffortMeter({ difficulty, bare = false, className, ...rest }: EffortMeterProps) {
  const { effort } = useLabels('report', english.report);
  const level = effortLevel(difficulty);
  return (
    <span {...rest} className={clsx(styles.meter, !bare && styles.framed, className)}>
      {level && (
        <svg viewBox="0 0 21 14" className={styles.bars} aria-hidden="true" focusable="false">
          {steps.map((step) => (
            <rect
              key={step}
              x={0.6 + (step - 1) * 7.2}
              y={13.4 - step * 4}
              width="4.8"
              height={step * 4}
              strokeWidth="1.2"
              className={step <= level ? styles.full : styles.empty}
            />
          ))}
        </svg>
      )}
      {`${effort}: ${difficulty}`}
    </span>
  );
}
