'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useAnnouncements } from '../../components/VisuallyHidden/useAnnouncements.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './RoiExplainer.css.ts';

/** A number that the estimate is calculated from. */
export interface RoiAssumption {
  readonly name: string;
  /** Label with the unit, such as "Hours saved a week" or "Cost of an hour, €". */
  readonly label: string;
  /** Text as typed, not a number, so that an incomplete number stays visible; change it in `onAssumptionChange`. */
  readonly value?: string | undefined;
  /** Initial value, also after a reset. The field then keeps its value by itself. */
  readonly defaultValue?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export interface RoiExplainerProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** Range to explain, such as "150-200%". */
  readonly range: string;
  /** Text about the origin of the range and its limits. */
  readonly children?: ReactNode;
  /** Numbers that the estimate is calculated from, in display order. */
  readonly assumptions: readonly RoiAssumption[];
  /** Called with the name of an assumption and the typed text at each change. */
  readonly onAssumptionChange?: ((name: string, value: string) => void) | undefined;
  /** Title of the estimate, such as "With your numbers". */
  readonly estimateTitle: string;
  /** Result in words, such as "172% in the first year". */
  readonly estimate: string;
  /** Note about costs and effects that the estimate does not include. */
  readonly note?: ReactNode;
}

/** Time without a change after which the estimate is announced, in milliseconds. */
const announceDelay = 1000;

/**
 * Explains a range of return: the visitor changes the assumptions and sees a new estimate. The caller calculates the
 * estimate. Screen readers announce the estimate when the visitor stops typing.
 *
 * **Not this?** Use `DescriptionList` or `StatBand` for figures that visitors cannot change.
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
  const announcement = `${estimateTitle} ${estimate}`;
  const lastAnnouncement = useRef(announcement);
  useEffect(() => {
    if (announcement === lastAnnouncement.current) return;
    const timer = setTimeout(() => {
      lastAnnouncement.current = announcement;
      announce([announcement]);
    }, announceDelay);
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
