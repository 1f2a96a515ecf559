/** As far as a line of returns goes, in percent: three times what was spent. What returns more ends there. */
const mostReturn = 300;

/** How far such a line reaches, in percent of its place: its dot has room beyond it. */
const reach = 98;

export interface ReturnLineProps {
  /** Where the range begins, in percent of what was spent. */
  readonly low: number;
  /** Where it ends. */
  readonly high: number;
}

/** A range of returns to scale, on a line from nothing to `mostReturn`. */
export function ReturnLine({ low, high }: ReturnLineProps) {
  const at = (percent: number) => `${(reach * Math.min(mostReturn, percent)) / mostReturn}%`;
  const y = 7;
  return (
    <svg aria-hidden="true" focusable="false" width="100%" height="14" stroke="currentColor">
      <line x2={at(mostReturn)} y1={y} y2={y} strokeOpacity="0.3" />
      <line x1={at(low)} x2={at(high)} y1={y} y2={y} strokeWidth="3" />
      <circle cx={at(high)} cy={y} r="4" fill="currentColor" stroke="none" />
    </svg>
  );
}
