// Adapters for the browser. This entry point contains no secrets.
import { createAuditStore } from './audit/createAuditStore.ts';
import { logError, type ReportError } from './errors/ReportError.ts';
import type { TextGenerator } from './generation/TextGenerator.ts';
import type { PostSummary } from './knowledge/types.ts';
import { createHttpLeadDelivery } from './leads/HttpLeadDelivery.ts';
import type { Services } from './Services.ts';
import { createBrowserStore } from './storage/browserStore.ts';

export { createErrorReporter, type ErrorReporterOptions } from './errors/createErrorReporter.ts';
export { logError } from './errors/ReportError.ts';

/** Options of `createBrowserServices`. */
export interface BrowserOptions {
  /** Gemini key for local experiments without a gateway. It is part of the scripts, so every visitor can read it. */
  readonly directKey?: string | undefined;
  /** Whether answers are shown while the model writes them. @default true */
  readonly streaming?: boolean;
  /** Receives unexpected errors. @default the console */
  readonly reportError?: ReportError;
  /** Loads the blog posts that local answers can link to. Called when the assistant loads. */
  readonly posts: () => Promise<readonly PostSummary[]>;
}

/** Key that the SDK requires. The gateway replaces it with its own key. */
const placeholderKey = 'held-by-the-gateway';

/**
 * Creates all services of the site, with the browser's storage and the site's own gateway. Large modules load on first
 * use.
 */
export function createBrowserServices({
  directKey,
  streaming = true,
  reportError = logError,
  posts,
}: BrowserOptions): Services {
  const local = createBrowserStore(() => localStorage, reportError);
  const session = createBrowserStore(() => sessionStorage, reportError);
  const generator = once(async (): Promise<TextGenerator> => {
    const { createGeminiGenerator } = await import('./generation/GeminiGenerator.ts');
    return createGeminiGenerator(
      directKey ? { apiKey: directKey } : { apiKey: placeholderKey, baseUrl: '/api/gemini' },
    );
  });
  const knowledge = async () => (await import('./knowledge/knowledge.ts')).knowledge;

  return {
    assistant: once(async () => {
      const [{ checkModel, createAssistant }, model, facts, loadedPosts] = await Promise.all([
        import('./assistant/createAssistant.ts'),
        generator(),
        knowledge(),
        posts(),
      ]);
      return createAssistant({
        generator: model,
        knowledge: facts,
        posts: loadedPosts,
        streaming,
        reportError,
        checkModel: directKey ? async () => true : (signal) => checkModel('/api/ready', signal),
      });
    }),
    audit: once(async () => {
      const [{ createAuditService }, model, facts] = await Promise.all([
        import('./audit/createAuditService.ts'),
        generator(),
        knowledge(),
      ]);
      return createAuditService({ generator: model, knowledge: facts, reportError });
    }),
    audits: createAuditStore(local),
    leads: createHttpLeadDelivery({ url: '/api/leads', reportError }),
    search: once(async () => {
      const { createSiteSearch } = await import('./search/createSiteSearch.ts');
      return createSiteSearch('/search.json');
    }),
    local,
    session,
    reportError,
  };
}

/** Calls `load` once and always returns the same promise. After a failure, the next call tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
