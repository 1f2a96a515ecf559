import type { Gateway } from './createGateway.ts';
import type { Client, LogEntry } from './GatewayOptions.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';

/** Address of the visitor: Cloudflare sets this header itself, whatever a visitor claims. */
export const clientAtEdge = (request: Request): Client => ({
  address: request.headers.get('cf-connecting-ip') ?? undefined,
  secure: request.url.startsWith('https:'),
});

/** The form of a line: handbook, Operations, "What is logged". */
const logLine = (level: LogEntry['level'], entry: object) =>
  console[level](JSON.stringify({ level, ...entry }));
const logNote = (level: 'warn' | 'error', note: string) =>
  logLine(level, { time: new Date().toISOString(), note });

/** The settings, with a warning for those that need a lasting connection. */
function edgeSettings(env: Environment): Settings {
  const settings = readSettings(env);
  if (settings.LIMITS_URL) logNote('warn', 'LIMITS_URL is not used here: limits are counted in memory');
  if (settings.LEADS_EMAIL_URL) logNote('warn', 'LEADS_EMAIL_URL is not used here: set LEADS_WEBHOOK_URL');
  return settings;
}

let gateway: Gateway | undefined;

/**
 * The gateway on an edge platform, as `deploy/wrangler.jsonc` sets it up: it answers `/api/`, the platform the pages.
 * Rejects while a variable cannot work, and logs one sentence for each.
 */
export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    // With the first request: the cockatiel package creates an AbortSignal on import, which Workers refuse outside of a request.
    const { createSiteGateway } = await import('./createSiteGateway.ts');
    try {
      gateway ??= createSiteGateway(edgeSettings(env), {
        log: ({ level, ...entry }) => logLine(level, entry),
      });
    } catch (error) {
      logNote('error', String(error));
      throw error;
    }
    return gateway.fetch(request, clientAtEdge(request));
  },
};
