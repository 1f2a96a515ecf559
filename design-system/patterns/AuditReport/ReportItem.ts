/** An opportunity. Texts are plain text. */
export interface ReportItem {
  readonly title: string;
  readonly description: string;
}

/** Something to do about it. */
export interface ReportSolution extends ReportItem {
  /** High, Medium or Low; any other text is shown as received. */
  readonly priority: string;
  /** A range such as "150-200%"; any other text is shown as received. */
  readonly roi: string;
  /** The same as figures, in percent of the cost, for the chart of effort against return. */
  readonly range?: { readonly low: number; readonly high: number } | undefined;
  /** Shown as received; `EffortMeter` ranks it. */
  readonly difficulty: string;
  /** Rows below the description: price, time, return, each with its `Link` if it has one. */
  readonly details?: readonly ReportSolutionDetail[] | undefined;
  /** Correction above the rows, where the description is wrong. */
  readonly note?: string | undefined;
  /** Facts that are usual values instead of the author's; the report marks them. */
  readonly usual?: readonly ('priority' | 'roi' | 'difficulty')[] | undefined;
}

/** A row below a solution. */
export interface ReportSolutionDetail {
  readonly term: string;
  /** Sentences, each group on a line of its own. */
  readonly text: string;
  /** Links to further reading. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** The parts that a reader can copy on their own. */
export type ReportPart = 'summary' | 'opportunities' | 'solutions';

/** Author: a model, a model and our templates, our templates, or unknown. */
export type ReportOrigin = 'ai' | 'mixed' | 'template' | 'sample';

/** A fact about the business that the report is for. */
export interface ReportDetail {
  readonly term: string;
  readonly value: string;
}
