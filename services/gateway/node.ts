import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

import { isUsableKey } from '../generation/config.ts';
import { type Environment, gatewayFromEnvironment } from './fromEnvironment.ts';
import { createStaticSite } from './staticSite.ts';

/** How the Node server is started. */
export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The built site. */
  readonly folder: string;
  readonly env: Environment;
  /** Prints nothing, and leaves the signals of the process alone. */
  readonly quiet?: boolean | undefined;
}

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /** Takes no more requests; those under way have ten seconds. */
  close(): Promise<void>;
}

/**
 * Serves the built site and the gateway on one port. Throws an `Error` whose message says what to do if the port is
 * taken, the folder holds no site, or a setting cannot work.
 */
export async function startServer({
  port,
  host,
  folder,
  env,
  quiet = false,
}: ServerOptions): Promise<RunningServer> {
  const site = await createStaticSite(folder);
  const gateway = gatewayFromEnvironment(
    env,
    quiet ? undefined : (entry) => console.log(JSON.stringify(entry)),
  );

  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000 },
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/api/') ? gateway.fetch(request) : site.fetch(request),
  });
  if (!(server instanceof Server)) throw new Error('The server is none for HTTP/1.');
  const url = await listen(server, port, host);
  const close = () => closeGently(server);

  if (!quiet) {
    console.log(`The site is at ${url}`);
    console.log(
      isUsableKey(env.GEMINI_API_KEY)
        ? 'AI: on. Visitors from the EEA need the key of a billed Gemini project (terms of the Gemini API).'
        : 'AI: off, because GEMINI_API_KEY is not set. Every answer and report is written locally.',
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  }
  return { url, close };
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
      resolve(`http://${name}:${actual}`);
    });
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reason: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another one with PORT.`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another one with HOST.`,
    ENOTFOUND: `There is no host ${host}. Choose another one with HOST.`,
  };
  return new Error(reason[error.code ?? ''] ?? `The server cannot listen: ${error.message}`);
}

function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
