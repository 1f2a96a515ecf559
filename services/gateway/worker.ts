import type { Gateway } from './createGateway.ts';
import type { Client, LogEntry } from './GatewayOptions.ts';
import type { Environment } from './settings.ts';

/** Who asks, as the edge says: it sets this header itself, whatever a visitor claims. */
export const clientAtEdge = (request: Request): Client => ({
  address: request.headers.get('cf-connecting-ip') ?? undefined,
  secure: request.url.startsWith('https:'),
});

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
    // With the first request: cockatiel makes a signal when it is loaded, which the runtime refuses before.
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
