import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves a folder of files on a free loopback port: `/about` is about.html, an unknown path 404.html with its status. */
export function serveFolder(folder: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = path.normalize(pathname === '/' ? '/index.html' : pathname);
    const candidates = path.extname(name) ? [name] : [name, `${name}.html`];
    for (const candidate of candidates) {
      const content = await readFile(path.join(folder, candidate)).catch(() => null);
      if (!content) continue;
      const type = types[path.extname(candidate)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(content);
      return;
    }
    const missing = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(missing);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
