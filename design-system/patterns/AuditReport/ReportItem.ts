/** An opportunity. Its texts are plain text, without Markdown. */
export interface ReportItem {
  readonly title: string;
  readonly description: string;
}

/** A solution for one or more opportunities. */
export interface ReportSolution extends ReportItem {
  /** `High`, `Medium` or `Low`. Any other text is shown unchanged. */
  readonly priority: string;
  /** Return, as a range such as "150-200%". Any other text is shown unchanged. */
  readonly roi: string;
  /** The same return as numbers, in percent of the cost, for the chart of effort and return. */
  readonly range?: { readonly low: number; readonly high: number } | undefined;
  /** Difficulty, such as "Medium". It is shown unchanged. The `EffortMeter` adds bars if it knows the word. */
  readonly difficulty: string;
  /** Rows below the description, such as price, time and return. */
  readonly details?: readonly ReportSolutionDetail[] | undefined;
  /** Correction of a wrong description, shown above the rows. */
  readonly note?: string | undefined;
  /** Facts that the author did not give, and that are therefore usual values. The report marks them. */
  readonly usual?: readonly ('priority' | 'roi' | 'difficulty')[] | undefined;
}

/** A row below the description of a solution. */
export interface ReportSolutionDetail {
  readonly term: string;
  /** Text of the row. A line end begins a new line. */
  readonly text: string;
  /** Link to a page about this row. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** Part of a report that has its own copy button. */
export type ReportPart = 'summary' | 'opportunities' | 'solutions';

/** Author of a report: a model, a model and templates, templates, or nobody because the report is a sample. */
export type ReportOrigin = 'ai' | 'mixed' | 'template' | 'sample';

/** A fact about the business that the report is for. */
export interface ReportDetail {
  readonly term: string;
  readonly value: string;
}
