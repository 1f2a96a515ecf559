import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/**
 * A server of figures for Prometheus. With a token it answers `Authorization: Bearer …` alone.
 *
 * @param stalledMs time without progress after which a connection is cut, in milliseconds
 */
export function createMetricsServer(
  text: () => Promise<string>,
  token: string | undefined,
  stalledMs = 20_000,
): Server {
  const server = createServer((request, response) => {
    if (token !== undefined && !isEqual(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      return;
    }
    text().then(
      (figures) => response.setHeader('content-type', 'text/plain; version=0.0.4').end(figures),
      (error: unknown) => {
        response.writeHead(500).end();
        // Reaches the process's handler of unexpected errors.
        throw error;
      },
    );
  });
  server.maxConnections = 50;
  // Or 50 that say and read nothing would keep Prometheus out.
  server.timeout = stalledMs;
  return server;
}

/** Compares in constant time. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();
