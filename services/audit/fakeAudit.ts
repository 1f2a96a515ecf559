import { abortError } from '../errors/abortError.ts';
import type { AuditOptions, AuditService, GeneratedReport } from './AuditService.ts';
import { hasBusinessName } from './templates/auditContext.ts';
import { templateReport } from './templates/templateReport.ts';
import type { AuditFormData, AuditReport } from './types.ts';

/** An `AuditService` that works without a model and records its calls. */
export interface FakeAudit extends AuditService {
  /** Every call, oldest first. */
  readonly calls: readonly { readonly formData: AuditFormData | null; readonly options: AuditOptions }[];
}

/** An audit service for each scenario, for stories, tests and prerendering. */
export const fakeAudit = {
  /** The model writes this report. */
  writes: (report: AuditReport) => fake(async () => ({ report, source: 'ai' })),

  /** Never finishes a report that AI should write; rejects if the call is aborted. */
  hangs: () => fake(({ signal }) => new Promise((_, reject) => onAbort(signal, reject))),

  /** The model is unavailable, so the report comes from templates. */
  template: () => fake(async (_, formData) => ({ report: templateReport(formData), source: 'template' })),

  /** Rejects with this message, like the real service when its fallback is disabled. */
  fails: (message = 'AI client initialization failed and fallback is disabled') =>
    fake(async () => Promise.reject(new Error(message))),
};

type Writer = (options: AuditOptions, formData: AuditFormData) => Promise<GeneratedReport>;

function fake(write: Writer): FakeAudit {
  const calls: FakeAudit['calls'][number][] = [];
  return {
    calls,
    async generate(formData, options = {}) {
      calls.push({ formData, options });
      if (options.signal?.aborted) throw abortError(options.signal);
      if (!hasBusinessName(formData)) return { report: templateReport(null), source: 'sample' };
      if (options.withoutAi) return { report: templateReport(formData), source: 'template' };
      return write(options, formData);
    },
  };
}

function onAbort(signal: AbortSignal | undefined, reject: (error: unknown) => void): void {
  signal?.addEventListener('abort', () => reject(abortError(signal)), { once: true });
}
