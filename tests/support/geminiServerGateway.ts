import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

import { createGateway, type GatewayOptions, type LogEntry } from '#services/server';

/** A gateway that listens. */
export interface RunningGateway {
  readonly url: string;
  /** Every line of its log. */
  readonly log: readonly LogEntry[];
  close(): Promise<void>;
}

/** Starts a gateway on a free port of 127.0.0.1 without origin check, retries or circuit breaker. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const log: LogEntry[] = [];
  const gateway = createGateway({
    requireBrowserOrigin: false,
    log: (entry) => log.push(entry),
    ...options,
    limits: { retries: 0, failuresToPause: Number.POSITIVE_INFINITY, ...options.limits },
  });
  const fetch = (request: Request) => gateway.fetch(request);
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  // A program on a busy machine may come back to a connection just as Node closes it, after five idle seconds.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
