import type { Engine } from '#site/content/accessibility/engines.ts';
import type { Exception } from '#site/content/accessibility/exceptions.ts';

/** Fault that an engine reports. */
export interface Finding {
  readonly engine: Engine;
  readonly rule: string;
  /** HTML of the element. */
  readonly element: string;
  readonly text: string;
}

/** Findings of one run of an engine over one page. */
export interface EngineRun {
  readonly engine: Engine;
  /** Number of checks. axe and IBM count rules, Alfa counts rules on elements, Nu counts documents. */
  readonly checks: number;
  readonly findings: readonly Finding[];
}

/** Whether an exception covers a finding. */
export const explains = ({ engine, rule, place }: Exception, finding: Finding) =>
  engine === finding.engine && rule === finding.rule && finding.element.includes(place);

/** Returns the findings without an exception. */
export const unexplained = (findings: readonly Finding[], exceptions: readonly Exception[]) =>
  findings.filter((finding) => !exceptions.some((each) => explains(each, finding)));

/** Returns the exceptions without a finding. Their fault is corrected, so they must be removed. */
export const unmatched = (findings: readonly Finding[], exceptions: readonly Exception[]) =>
  exceptions.filter((each) => !findings.some((finding) => explains(each, finding)));
