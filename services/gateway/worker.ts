import type { Gateway } from './createGateway.ts';
import type { Client, LogEntry } from './GatewayOptions.ts';
import type { Environment } from './settings.ts';

/** Who asks: Cloudflare sets this header itself, whatever a visitor claims. */
export const clientAtEdge = (request: Request): Client => ({
  address: request.headers.get('cf-connecting-ip') ?? undefined,
  secure: request.url.startsWith('https:'),
});

/** The form of a line: handbook, Operations, "What is logged". */
const logLine = (level: LogEntry['level'], entry: object) =>
  console[level](JSON.stringify({ level, ...entry }));
const logNote = (level: 'warn' | 'error', note: string) =>
  logLine(level, { time: new Date().toISOString(), note });

let gateway: Gateway | undefined;

/**
 * The gateway on an edge platform, as `deploy/wrangler.jsonc` sets it up: it answers `/api/`, the platform the pages.
 * Rejects while a variable cannot work, and logs one sentence for each.
 */
export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    // With the first request: the cockatiel package creates an AbortSignal on import, which Workers refuse outside of a request.
    const { gatewayFromEnvironment } = await import('./gatewayFromEnvironment.ts');
    try {
      gateway ??= gatewayFromEnvironment(env, {
        log: ({ level, ...entry }) => logLine(level, entry),
        warn: (note) => logNote('warn', note),
      });
    } catch (error) {
      logNote('error', String(error));
      throw error;
    }
    return gateway.fetch(request, clientAtEdge(request));
  },
};
