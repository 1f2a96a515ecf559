'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useAnnouncements } from '../../components/VisuallyHidden/useAnnouncements.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './RoiExplainer.css.ts';

/** A number that the estimate rests on. */
export interface RoiAssumption {
  readonly name: string;
  /** Label with the unit: "Hours saved a week", "Cost of an hour, €". */
  readonly label: string;
  /** As typed, so that a half-typed number stays on the screen; change it in `onAssumptionChange`. */
  readonly value?: string | undefined;
  /** Number at first and after a reset, for a field that keeps its own state. */
  readonly defaultValue?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export interface RoiExplainerProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The range that is explained: "150-200%". */
  readonly range: string;
  /** Origin of the range, and the cases that it holds for. */
  readonly children?: ReactNode;
  /** The numbers behind the estimate, in their order. */
  readonly assumptions: readonly RoiAssumption[];
  /** Called with the name of an assumption and the typed text. */
  readonly onAssumptionChange?: ((name: string, value: string) => void) | undefined;
  /** Title of the estimate: "With your numbers". */
  readonly estimateTitle: string;
  /** Result in words: "172% in the first year". */
  readonly estimate: string;
  /** Costs and effects that the estimate leaves out. */
  readonly note?: ReactNode;
}

/** Milliseconds without a change before the estimate is announced. */
const pause = 1000;

/**
 * Explains a range of return: the visitor changes the assumptions, and the estimate follows, announced politely once
 * the typing pauses. The caller does the calculation.
 *
 * **Not this?** Fixed figures are a `DescriptionList` or a `StatBand`.
 */
export function RoiExplainer({
  range,
  assumptions,
  onAssumptionChange,
  estimateTitle,
  estimate,
  note,
  className,
  children,
  ...rest
}: RoiExplainerProps) {
  const labels = useLabels('roiExplainer', english.roiExplainer);
  const ids = useId();
  const { announcements, announce } = useAnnouncements<string>();
  const spoken = `${estimateTitle} ${estimate}`;
  const known = useRef(spoken);
  useEffect(() => {
    if (spoken === known.current) return;
    const timer = setTimeout(() => {
      known.current = spoken;
      announce([spoken]);
    }, pause);
    return () => clearTimeout(timer);
  });
  return (
    <fieldset {...rest} className={clsx(styles.explainer, className)}>
      <legend className={styles.legend}>
        {labels.range} <span className={styles.range}>{range}</span>
      </legend>
      {children && <div className={styles.intro}>{children}</div>}
      <div className={styles.fields}>
        {assumptions.map(({ name, ...assumption }) => (
          <TextField
            key={name}
            {...assumption}
            id={`${ids}-${name}`}
            name={name}
            type="number"
            inputMode="decimal"
            onValueChange={(value) => onAssumptionChange?.(name, value)}
          />
        ))}
      </div>
      <p className={styles.result}>
        <span className={styles.resultLabel}>{`${estimateTitle} `}</span>
        <span className={styles.estimate}>{estimate}</span>
      </p>
      <VisuallyHidden role="status">{announcements.map(({ text }) => text).join(' ')}</VisuallyHidden>
      {note && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
