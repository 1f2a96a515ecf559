import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

import { createGateway, type GatewayOptions, type LogEntry, postByUndici } from '#services/server';

/** A running gateway. */
export interface RunningGateway {
  readonly url: string;
  /** All lines of its log so far. */
  log(): Promise<readonly LogEntry[]>;
  close(): Promise<void>;
}

/** Options that can be sent to another process. */
type PlainOptions = Omit<GatewayOptions, 'rateLimits' | 'isDraining' | 'postUpstream' | 'now' | 'log'>;

/** Whether the gateways of the tests run in workerd. Otherwise they run in this process. */
export const isWorkerd = process.env.GATEWAY_RUNTIME === 'workerd';

/** Starts a gateway on 127.0.0.1 without origin check, retries or circuit breaker. */
export async function startGateway(options: PlainOptions): Promise<RunningGateway> {
  const patience = { UPSTREAM_RETRIES: 0, UPSTREAM_FAILURES_TO_PAUSE: Number.MAX_SAFE_INTEGER };
  const all = { requireBrowserOrigin: false, ...patience, ...options };
  if (isWorkerd) return startInWorkerd(all);
  const log: LogEntry[] = [];
  const gateway = createGateway({ ...all, postUpstream: postByUndici, log: (entry) => log.push(entry) });
  const fetch = (request: Request) => gateway.fetch(request);
  const server = createAdaptorServer({ fetch });
  // Without this, Node closes a connection after five idle seconds, perhaps while a slow test uses it again.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log: async () => log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Returns the response of a gateway with these options to a request for this very address, and its log. */
export async function answerOf(options: PlainOptions, url: string, init: RequestInit) {
  if (isWorkerd) {
    const gateway = await startInWorkerd(options);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-asked-url': url };
    return { response: await fetch(`${gateway.url}/`, { ...init, headers }), log: gateway.log };
  }
  const log: LogEntry[] = [];
  const { fetch: answer } = createGateway({
    ...options,
    postUpstream: postByUndici,
    log: (entry) => log.push(entry),
  });
  return { response: await answer(new Request(url, init)), log: async () => log };
}

async function startInWorkerd(options: PlainOptions): Promise<RunningGateway> {
  const { inject } = await import('vitest');
  const url = `${inject('workerd')}/${crypto.randomUUID()}`;
  await fetch(url, { method: 'POST', body: JSON.stringify(options) });
  return {
    url,
    log: async () => (await fetch(`${url}/log`)).json(),
    close: async () => {},
  };
}
