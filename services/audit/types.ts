/** The six areas a visitor may tick, in the order they are shown. */
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
/** All five are accepted and kept as received; our own texts use Easy, Medium and Hard. */
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

/** Something that could be better. */
export interface Opportunity {
  readonly title: string;
  readonly description: string;
}

/** Something to do about it. */
export interface Solution extends Opportunity {
  /** A `Priority`, or what a model wrote instead, in its own words. */
  readonly priority: string;
  /** A range such as "150-200%", or what a model wrote instead: "€40,000 a year". */
  readonly roi: string;
  /** A `Difficulty`, or what a model wrote instead. */
  readonly implementationDifficulty: string;
  /** The facts that the model did not state: their values are those that the site uses then. */
  readonly usual?: readonly SolutionFact[] | undefined;
}

/** Report. Texts are plain text. */
export interface AuditReport {
  readonly executiveSummary: string;
  readonly keyOpportunities: readonly Opportunity[];
  readonly recommendedSolutions: readonly Solution[];
  /** The parts that the model did not write. Left out where `source` says the same of all three. */
  readonly fromTemplates?: readonly ReportPart[] | undefined;
  /** The reply ended at its limit of tokens, before the model was done. */
  readonly endedEarly?: true | undefined;
}

/**
 * `ai`: all three parts are written by the model. `template`: all are prepared from templates. `mixed`: some of each.
 * `sample`: the default report.
 */
export type ReportSource = 'ai' | 'mixed' | 'template' | 'sample';

/** A stored report. */
export interface AuditRecord {
  /** Timestamp-based, unique in the store. */
  readonly id: string;
  /** ISO 8601, as `Date.prototype.toISOString` writes it. */
  readonly timestamp: string;
  readonly formData: AuditFormData;
  readonly report: AuditReport;
  readonly status: 'new';
  /** True once the gateway keeps or has delivered it. */
  readonly followUpSent: boolean;
  readonly source: ReportSource;
  /** The visitor's own name for it; empty means business name and date. */
  readonly title: string;
}
