import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

import { networksOf } from './address.ts';
import { apiHeaders } from './securityHeaders.ts';

/** Limits of connections. */
export interface ConnectionLimits {
  /** Maximum number of connections of all addresses together. */
  readonly all: number;
  /** Maximum number of connections of one IPv4 address or IPv6 /64. */
  readonly each: number;
  /** Whether an address may be a proxy for many visitors. */
  readonly isProxy: (address: string) => boolean;
  /** Time without progress after which a connection is closed, in milliseconds. @default 20_000 */
  readonly stalledMs?: number | undefined;
}

/** A server that can be closed gracefully. */
export interface HttpServer {
  readonly server: Server;
  /** Accepts no more connections. Resolves when each running response has ended, or was cut after `longestMs`. */
  close(longestMs: number): Promise<void>;
}

/** Time limit for a request that is still arriving when the server closes, in milliseconds. */
const lastRequestMs = 2_000;

/** Creates an HTTP/1 server that responds to malformed requests with the usual security headers. */
export function createHttpServer(
  listener: RequestListener,
  limits: ConnectionLimits,
  warn: (note: string) => void,
): HttpServer {
  /** Open connections, each with its latest response. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Interval in which Node checks its two time limits. Node's default is 30 seconds.
      connectionsCheckingInterval: 1_000,
      // The host is checked below, so that a refusal has the security headers too.
      requireHostHeader: false,
    },
    (request, response) => {
      connections.set(request.socket, response);
      if (hasUsableHost(request)) return listener(request, response);
      response.writeHead(400, { ...bareResponseHeaders, connection: 'close' }).end();
    },
  );
  server.maxConnections = limits.all;
  const warnedAt = new Map<string, number>();
  const warnOfLimit = (name: string, limit: number) => {
    if (Date.now() - (warnedAt.get(name) ?? Number.NEGATIVE_INFINITY) < 60_000) return;
    warnedAt.set(name, Date.now());
    warn(`${name} (${limit}) is reached: further visitors are turned away`);
  };
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('drop', () => warnOfLimit('MAX_CONNECTIONS', limits.all));
  limitEachAddress(server, limits, () => warnOfLimit('MAX_CONNECTIONS_PER_ADDRESS', limits.each));
  // Node restarts the timeout with each sent byte. While a response is being prepared and no bytes wait to be sent, the
  // connection stays open.
  server.timeout = limits.stalledMs ?? 20_000;
  server.on('timeout', (socket: Socket) => {
    const isInProgress = connections.get(socket)?.writableEnded === false;
    if (!isInProgress || socket.writableLength > 0) socket.destroy();
  });
  server.on('checkExpectation', (_, response: ServerResponse) =>
    response.writeHead(417, { ...bareResponseHeaders, connection: 'close' }).end(),
  );
  server.on('clientError', respondToClientError);
  return {
    server,
    close: (longestMs) => closeGracefully(server, connections, longestMs),
  };
}

/** Responds to a request that Node's parser refuses, with the usual security headers. */
function respondToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = Object.entries(bareResponseHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = parserStatus[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}connection: close\r\ncontent-length: 0\r\n\r\n`);
}

async function closeGracefully(
  server: Server,
  connections: ReadonlyMap<Socket, ServerResponse | undefined>,
  longestMs: number,
): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Node closes idle connections, but not connections that have sent no request or only a part of one.
  const sweep = setInterval(() => {
    for (const [socket, response] of connections) if (response?.writableFinished !== false) socket.destroy();
  }, lastRequestMs);
  const cut = setTimeout(() => server.closeAllConnections(), longestMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Closes new connections over the limit of their address. */
function limitEachAddress(server: Server, { each, isProxy }: ConnectionLimits, onLimit: () => void): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? '';
    const [network = ''] = networksOf(peer);
    if (isProxy(peer)) return;
    const count = (counts.get(network) ?? 0) + 1;
    if (count > each) {
      socket.destroy();
      return onLimit();
    }
    counts.set(network, count);
    socket.once('close', () => {
      const remaining = (counts.get(network) ?? 1) - 1;
      if (remaining > 0) counts.set(network, remaining);
      else counts.delete(network);
    });
  });
}

/** Headers of a response without a body: to a malformed request, or after an unexpected error. */
export const bareResponseHeaders = apiHeaders({ secure: false });

/** Status lines by error code of Node's parser. */
const parserStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Whether a request has one valid host (RFC 9112, 3.2). HTTP/1.0 may leave it out. */
function hasUsableHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  if (host.length === 0) return httpVersion === '1.0';
  return host.length === 1 && URL.canParse(`http://${host[0]}/`);
}

export interface ListenOptions {
  /** Beginning of the environment variables that errors tell the owner to change. @default PORT and HOST */
  readonly prefix?: 'METRICS_';
  /** File descriptor of a socket that already listens. The server then uses it in place of `port` and `host`. */
  readonly fd?: number | undefined;
}

/** Starts to listen. Resolves with the URL of the server. Rejects with an `Error` that names the variable to change. */
export function listen(
  server: Server,
  port: number,
  host: string,
  { prefix, fd }: ListenOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(describeListenError(error, port, host, prefix)),
    );
    server.listen(fd === undefined ? { port, host } : { fd }, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${hostInUrl(host)}:${actual}`);
    });
  });
}

function hostInUrl(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function describeListenError(error: NodeJS.ErrnoException, port: number, host: string, prefix = ''): Error {
  const variables = { port: `${prefix}PORT`, host: `${prefix}HOST` };
  const noHost = `There is no host ${host}. Choose another one with ${variables.host}.`;
  const remedies: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another one with ${variables.port}.`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023 with ${variables.port}.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another one with ${variables.host}.`,
    ENOTFOUND: noHost,
    EAI_AGAIN: noHost,
  };
  const unknown = `The server cannot listen on ${host}, port ${port} (${variables.host}, ${variables.port}): ${error.code}.`;
  return new Error(remedies[error.code ?? ''] ?? unknown);
}
