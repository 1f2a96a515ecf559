import type { Engine } from '#site/content/accessibility/engines.ts';
import type { Exception } from '#site/content/accessibility/exceptions.ts';

/** Something that an engine says is wrong. */
export interface Finding {
  readonly engine: Engine;
  readonly rule: string;
  /** The markup it is about. */
  readonly element: string;
  readonly text: string;
}

/** Findings of one run of an engine over one page. */
export interface EngineRun {
  readonly engine: Engine;
  /** axe and IBM count rules, Alfa a rule on an element, Nu a document. */
  readonly checks: number;
  readonly findings: readonly Finding[];
}

/** Whether this exception is about this finding. */
export const explains = ({ engine, rule, place }: Exception, finding: Finding) =>
  engine === finding.engine && rule === finding.rule && finding.element.includes(place);

/** The findings that no exception is about. */
export const unexplained = (findings: readonly Finding[], exceptions: readonly Exception[]) =>
  findings.filter((finding) => !exceptions.some((each) => explains(each, finding)));

/** The exceptions about nothing that was found: what they excuse is mended, so they go. */
export const unmatched = (findings: readonly Finding[], exceptions: readonly Exception[]) =>
  exceptions.filter((each) => !findings.some((finding) => explains(each, finding)));
