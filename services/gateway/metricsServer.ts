import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/**
 * Creates the server from which Prometheus reads the metrics. With a token, the server responds only to requests with
 * `Authorization: Bearer …`.
 * @param stalledMs Time without progress after which a connection is closed, in milliseconds.
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
      (metrics) => response.setHeader('content-type', 'text/plain; version=0.0.4').end(metrics),
      (error: unknown) => {
        response.writeHead(500).end();
        // Passes the error to the process's handler of unexpected errors.
        throw error;
      },
    );
  });
  server.maxConnections = 50;
  // Without this timeout, 50 idle connections could block Prometheus.
  server.timeout = stalledMs;
  return server;
}

/** Compares two texts in constant time, against timing attacks. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();
