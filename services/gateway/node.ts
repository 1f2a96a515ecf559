import { existsSync, realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener, RequestError } from '@hono/node-server';

import { isUsableKey } from '../generation/geminiConfig.ts';
import { identifyClient, mayBeProxy } from './clientIdentity.ts';
import { type Gateway, isFine } from './createGateway.ts';
import { createLeadQueue } from './createLeadQueue.ts';
import { createSiteGateway } from './createSiteGateway.ts';
import { defaultLimits, type LogEntry } from './GatewayOptions.ts';
import { bareResponseHeaders, createHttpServer, listen } from './httpServer.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metricsServer.ts';
import { openLog } from './openLog.ts';
import { postByUndici } from './postByUndici.ts';
import { firstStackFrames } from './RequestLog.ts';
import { connectRedis } from './redis.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';
import { createStaticSite, type StaticSite } from './staticSite.ts';

/** Options of the Node server. */
export interface ServerOptions {
  /** Directory of the built site. */
  readonly folder: string;
  readonly env: Environment;
  /** Whether to write no output and handle no signals. @default false */
  readonly quiet?: boolean | undefined;
}

type Output = ReturnType<typeof openLog>;
type Metrics = ReturnType<typeof createMetrics>;

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** Accepts no more requests and finishes the running ones, each within its own time limit. */
  close(): Promise<void>;
}

/**
 * Serves the built site and the gateway on one port. Throws an `Error` with the remedy if the port is in use, the
 * directory contains no site, or a setting is invalid.
 */
export async function startServer({ folder, env, quiet = false }: ServerOptions): Promise<RunningServer> {
  const settings = readSettings(env);
  const site = await createStaticSite(folder);
  const output = quiet ? undefined : openLog();
  const warn = (note: string) => output?.logger.warn({ note });
  const redis = connectRedis(settings, warn);
  const leads = createLeadQueue(settings, warn);
  const metrics = createMetrics({
    // This is called only when metrics are read, after `gateway` was created.
    states: () => ({ ai: isFine(gateway.states().ai), leads: isFine(gateway.states().leads) }),
    countLeads: leads?.count,
  });
  let draining = false;
  const log = ({ level, time: _, ...entry }: LogEntry) => {
    output?.logger[level](entry);
    metrics.record(entry);
  };
  const gateway = createSiteGateway(
    settings,
    {
      acceptLead: leads?.accept,
      leadsState: leads?.state,
      isDraining: () => draining,
      log,
      postUpstream: postByUndici,
    },
    redis,
  );

  const respond = createListener({ settings, gateway, site, metrics, output });
  const { server, close: closeServer } = createHttpServer(
    (request, response) => {
      if (draining) response.setHeader('connection', 'close');
      return respond(request, response);
    },
    {
      all: settings.MAX_CONNECTIONS,
      each: settings.MAX_CONNECTIONS_PER_ADDRESS,
      isProxy: (address) => mayBeProxy(address, settings),
    },
    warn,
  );
  const url = await listen(server, settings.PORT, settings.HOST, { fd: socketOfSystemd(env) });
  const metricsServer = await startMetricsServer(settings, metrics);

  const close = async () => {
    draining = true;
    // Gives load balancers time to poll `/api/ready`, and open connections time to receive `Connection: close`.
    await wait(settings.DRAIN_SECONDS * 1_000);
    await closeServer(defaultLimits.auditMs + defaultLimits.bodyMs);
    metricsServer.close();
    metricsServer.closeAllConnections();
    redis?.close();
    await leads?.close();
  };
  if (output) {
    for (const line of startupLines(url, settings)) output.write(line);
    logUncaughtErrors(output);
    closeOnSignals(close, output);
  }
  return { url, close };
}

/** Parts of the server that respond to requests. */
interface Handlers {
  readonly settings: Settings;
  readonly gateway: Gateway;
  readonly site: StaticSite;
  readonly metrics: Metrics;
  readonly output: Output | undefined;
}

/** Creates the handler of all requests: the gateway responds under `/api/`, and the site to all other paths. */
function createListener({ settings, gateway, site, metrics, output }: Handlers) {
  return getRequestListener(
    async (request, { incoming }) => {
      const client = identifyClient(request, incoming.socket.remoteAddress ?? '', settings);
      if (new URL(request.url).pathname.startsWith('/api/')) return gateway.fetch(request, client);
      const response = site.fetch(request, client);
      metrics.record({ route: 'page', status: response.status, ms: 0 });
      return response;
    },
    {
      // Host in the URL of a request without the header `Host`, which HTTP/1.0 allows.
      hostname: 'localhost',
      errorHandler: (error) => respondToError(error, output),
    },
  );
}

/** Creates the server of the metrics. It listens only if `METRICS_PORT` is set. */
async function startMetricsServer(
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: Settings,
  metrics: Metrics,
) {
  const server = createMetricsServer(metrics.text, token);
  if (port) await listen(server, port, host, { prefix: 'METRICS_' });
  return server;
}

/** Responds to a request that could not be read or handled. */
function respondToError(error: unknown, output: Output | undefined): Response {
  if (error instanceof RequestError) return new Response(null, { status: 400, headers: bareResponseHeaders });
  output?.logger.error({ code: 'internal', note: firstStackFrames(error) });
  return new Response(null, { status: 500, headers: bareResponseHeaders });
}

/** Logs uncaught errors and keeps the process running. */
function logUncaughtErrors(output: Output): void {
  process.on('uncaughtException', (error: unknown) =>
    output.logger.error({ code: 'internal', note: firstStackFrames(error) }),
  );
}

/** Closes the server and ends the process on a signal, or when npm ends. */
function closeOnSignals(close: () => Promise<void>, output: Output): void {
  const end = async () => {
    await close();
    await output.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  if (process.env.npm_lifecycle_event) void closeWithParent(end);
}

/** File descriptor of the port that systemd keeps open while the server restarts (sd_listen_fds). */
const socketOfSystemd = ({ LISTEN_PID, LISTEN_FDS }: Environment): number | undefined =>
  LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? 3 : undefined;

/**
 * Closes the server when its parent process ends. npm sends its signal to a shell, and the shell does not forward it.
 * So this process only sees that the shell has ended.
 */
async function closeWithParent(close: () => Promise<void>): Promise<void> {
  const parent = process.ppid;
  while (process.ppid === parent) await wait(500, undefined, { ref: false });
  await close();
}

/** Returns the lines that the server prints once it listens. Programs read the server's URL from them. */
function startupLines(url: string, { GEMINI_API_KEY, SITE_ORIGINS }: Settings): readonly string[] {
  const reason = GEMINI_API_KEY ? 'GEMINI_API_KEY is still the placeholder' : 'GEMINI_API_KEY is not set';
  return [
    `The site is at ${url}`,
    isUsableKey(GEMINI_API_KEY)
      ? 'AI: on. If visitors come from the EEA, the terms of the Gemini API require the key of a billed Gemini project.'
      : `AI: off, because ${reason}. Every answer and report is written locally.`,
    `Origins: ${SITE_ORIGINS?.join(', ') ?? 'any page that the browser reports as same-origin. To allow only certain origins, set SITE_ORIGINS.'}`,
  ];
}

/**
 * Serves the site that was built next to this file, with the environment variables and `.env`. Run with `node
 * dist/server/node.js`.
 */
async function main(): Promise<void> {
  const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  if (existsSync(fromHere('../../.env'))) process.loadEnvFile(fromHere('../../.env'));
  await startServer({ folder: fromHere('../client'), env: process.env });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main().catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    // Connections that were opened before the error would keep the process running.
    process.exit(1);
  });
}
