import type { AuditFormData, AuditReport, ReportSource } from './types.ts';

/** A report and its source. */
export interface GeneratedReport {
  readonly report: AuditReport;
  readonly source: ReportSource;
}

/** Options for writing a report. */
export interface AuditOptions {
  /** Prepares the report from templates and sends nothing. */
  readonly withoutAi?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Turns the answers of the form into a report. */
export interface AuditService {
  /**
   * Sends at most two requests to the model. If both fail, the report comes from templates. Without form data or a
   * business name it sends no request and returns the default report (source `sample`). Rejects with an `AbortError` if
   * `signal` was aborted. If the fallback is disabled, it rejects with an error whose message the requirements
   * prescribe.
   */
  generate(formData: AuditFormData | null, options?: AuditOptions): Promise<GeneratedReport>;
}
