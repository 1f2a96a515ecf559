import type { AuditFormData, AuditReport, ReportSource } from './types.ts';

/** A report, and who wrote it. */
export interface GeneratedReport {
  readonly report: AuditReport;
  readonly source: ReportSource;
}

/** Options for writing a report. */
export interface AuditOptions {
  /** Prepare from templates and send nothing. */
  readonly withoutAi?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Turns answers into a report. */
export interface AuditService {
  /**
   * Tries the model, at most two requests, then falls back to the report from templates.
   * Missing form data or a blank business name gives the default report, source `sample`, without a request.
   * Rejects with an `AbortError` when `signal` was aborted, and with a prescribed text only when the fallback is disabled.
   */
  generate(formData: AuditFormData | null, options?: AuditOptions): Promise<GeneratedReport>;
}
