/** Something that could be better. Texts are plain text. */
export interface ReportItem {
  readonly title: string;
  readonly description: string;
}

/** Something to do about it. */
export interface ReportSolution extends ReportItem {
  readonly priority: 'High' | 'Medium' | 'Low';
  /** A range such as "150-200%". */
  readonly roi: string;
  /** The same as figures, in percent of the cost: what the drawing of effort against return shows. */
  readonly range?: { readonly low: number; readonly high: number } | undefined;
  /** Shown as received; `EffortMeter` ranks it. */
  readonly difficulty: string;
}

/** The parts that a reader can copy on their own. */
export type ReportPart = 'summary' | 'opportunities' | 'solutions';

/** Who wrote it: a model, our templates, or nobody in particular. */
export type ReportOrigin = 'ai' | 'template' | 'sample';

/** A fact about the business that the report is for. */
export interface ReportDetail {
  readonly term: string;
  readonly value: string;
}
