/** The six areas that a visitor can tick, in display order. */
export const auditAreas = ['customerService', 'sales', 'operations', 'finance', 'hr', 'other'] as const;
/** One of the six areas. */
export type AuditArea = (typeof auditAreas)[number];

/** The answers of the audit form. An unanswered question is an empty text or `false`. */
export interface AuditFormData {
  readonly businessName: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly industry: string;
  readonly companySize: string;
  readonly challengeDescription: string;
  readonly areasOfInterest: Readonly<Record<AuditArea, boolean>>;
}

/** Priorities of a solution, most urgent first. */
export const priorities = ['High', 'Medium', 'Low'] as const;
/** Accepted difficulties, which are stored as received. Our own texts use only Easy, Medium and Hard. */
export const difficulties = ['Easy', 'Medium', 'Hard', 'Low', 'High'] as const;
/** One of the five difficulties. */
export type Difficulty = (typeof difficulties)[number];

/** Facts of a solution besides title and description. */
export const solutionFacts = ['priority', 'roi', 'implementationDifficulty'] as const;
/** One of the three facts. */
export type SolutionFact = (typeof solutionFacts)[number];

/** The three parts of a report, in their order. */
export const reportParts = ['summary', 'opportunities', 'solutions'] as const;
/** One of the three parts. */
export type ReportPart = (typeof reportParts)[number];

/** A loss or a chance that the report points out. */
export interface Opportunity {
  readonly title: string;
  readonly description: string;
}

/** A recommended solution with its facts. */
export interface Solution extends Opportunity {
  /** One of `priorities`, or the model's own text. */
  readonly priority: string;
  /** A range such as "150-200%", or the model's own text, such as "€40,000 a year". */
  readonly roi: string;
  /** A `Difficulty`, or the model's own text. */
  readonly implementationDifficulty: string;
  /** Facts that the model did not state. Their values are the site's defaults. */
  readonly usual?: readonly SolutionFact[] | undefined;
}

/** A report. All texts are plain text. */
export interface AuditReport {
  readonly executiveSummary: string;
  readonly keyOpportunities: readonly Opportunity[];
  readonly recommendedSolutions: readonly Solution[];
  /** Parts that the model did not write. Left out if all three parts have the same source. */
  readonly fromTemplates?: readonly ReportPart[] | undefined;
  /** True if the reply reached its token limit before the report was complete. */
  readonly endedEarly?: true | undefined;
}

/**
 * `ai`: the model wrote all three parts. `template`: all parts come from templates. `mixed`: the model wrote some of
 * the parts. `sample`: the default report.
 */
export type ReportSource = 'ai' | 'mixed' | 'template' | 'sample';

/** A stored report. */
export interface AuditRecord {
  /** Id from the timestamp, unique in the store. */
  readonly id: string;
  /** Time of creation in ISO 8601, in the format of `Date.prototype.toISOString`. */
  readonly timestamp: string;
  readonly formData: AuditFormData;
  readonly report: AuditReport;
  readonly status: 'new';
  /** True once the gateway has stored or delivered the follow-up request. */
  readonly followUpSent: boolean;
  readonly source: ReportSource;
  /** Title that the visitor gave; if empty, business name and date are shown. */
  readonly title: string;
}
