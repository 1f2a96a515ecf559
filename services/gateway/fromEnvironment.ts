import { systemInstruction } from '../assistant/prompt.ts';
import { auditSystemInstruction } from '../audit/prompt.ts';
import { knowledge } from '../knowledge/index.ts';
import { createGateway, type Gateway } from './createGateway.ts';
import type { LogEntry } from './GatewayOptions.ts';

/** The settings of `.env.example`; all may be missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** This site's gateway, set up by the environment. Throws an `Error` that names a setting that cannot work. */
export function gatewayFromEnvironment(env: Environment, log?: (entry: LogEntry) => void): Gateway {
  return createGateway({
    apiKey: env.GEMINI_API_KEY,
    model: env.GEMINI_MODEL,
    upstreamUrl: env.GEMINI_BASE_URL,
    thinkingLevel: env.GEMINI_THINKING_LEVEL,
    leadsWebhookUrl: env.LEADS_WEBHOOK_URL,
    errorReports: env.ERROR_REPORTS === 'on',
    systemInstructions: { chat: systemInstruction(knowledge), audit: auditSystemInstruction(knowledge) },
    requireBrowserOrigin: true,
    log,
  });
}
