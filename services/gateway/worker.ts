import type { Gateway } from './createGateway.ts';
import type { Client, LogEntry } from './GatewayOptions.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';

/**
 * Returns the visitor's IP address, and whether the request uses HTTPS. Cloudflare sets `cf-connecting-ip` itself and
 * overwrites any value by a visitor.
 */
export const clientAtEdge = (request: Request): Client => ({
  address: request.headers.get('cf-connecting-ip') ?? undefined,
  secure: request.url.startsWith('https:'),
});

/** Writes a log line in the format that the handbook describes under Operations, "What is logged". */
const logLine = (level: LogEntry['level'], entry: object) =>
  console[level](JSON.stringify({ level, ...entry }));
const logNote = (level: 'warn' | 'error', note: string) =>
  logLine(level, { time: new Date().toISOString(), note });

/** Reads the settings and logs a warning for each one that needs a permanent connection. */
function edgeSettings(env: Environment): Settings {
  const settings = readSettings(env);
  if (settings.LIMITS_URL) logNote('warn', 'LIMITS_URL is not used here: limits are counted in memory');
  if (settings.LEADS_EMAIL_URL) logNote('warn', 'LEADS_EMAIL_URL is not used here: set LEADS_WEBHOOK_URL');
  return settings;
}

let gateway: Gateway | undefined;

/**
 * The gateway on an edge platform, configured in `deploy/wrangler.jsonc`. It handles `/api/`; the platform serves the
 * pages. If a variable is invalid, every request rejects, and one log line lists all invalid variables.
 */
export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    // Imports on the first request, because the cockatiel package creates an AbortSignal on import, and Workers forbid
    // that outside of a request.
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
