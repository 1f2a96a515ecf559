import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { reportPath, watchScript } from './watch.ts';

/** Faults of the network between a visitor and the site. */
export interface Conditions {
  /** No request gets through. */
  readonly offline?: boolean;
  /** Requests with a matching path are cut off, like by an ad blocker. */
  readonly refused?: RegExp | undefined;
  /** Requests with a matching path wait until the conditions change. */
  readonly held?: RegExp | undefined;
  /** Pages have a policy that forbids scripts, and headers that forbid storing them. */
  readonly withoutScripts?: boolean;
  /** HTML of a page at `plainPath` that is not part of the site. */
  readonly plain?: string;
  /** Script that runs in each page after its HTML is parsed and before the site's scripts, like an extension. */
  readonly script?: string | undefined;
}

/** A proxy between visitors and sites. */
export interface Line {
  readonly url: string;
  /** Errors that pages have reported since `connect` was called. */
  readonly reports: readonly string[];
  /** Path of every request since `connect` was called. */
  readonly requested: readonly string[];
  /** Number of requests under way. */
  readonly underWay: number;
  /** Forwards to this site from now on. Clears the lists and the conditions. */
  connect(site: string): void;
  /** Changes the given conditions. The others stay. */
  set(conditions: Conditions): void;
  /** Closes all open connections. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free port of 127.0.0.1. It can hold and change requests, which not every driver can. */
export async function startLine(): Promise<Line> {
  let site = '';
  let conditions: Conditions = {};
  const changes = new EventEmitter().setMaxListeners(0);
  const reports: string[] = [];
  const requested: string[] = [];
  let underWay = 0;

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path === reportPath) {
      reports.push(await text(incoming));
      return outgoing.writeHead(204).end();
    }
    const script = path === watchPath ? watchScript : path === touchPath ? conditions.script : undefined;
    if (path === plainPath && conditions.plain)
      return outgoing.writeHead(200, { 'content-type': 'text/html' }).end(conditions.plain);
    if (script !== undefined)
      return outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    requested.push(path);
    underWay += 1;
    outgoing.once('close', () => {
      underWay -= 1;
    });
    while (conditions.held?.test(path)) await once(changes, 'change');
    if (conditions.offline || conditions.refused?.test(path)) return incoming.destroy();
    return pass(incoming, outgoing, site, conditions);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line has no port.');

  const set = (next: Conditions) => {
    conditions = { ...conditions, ...next };
    changes.emit('change');
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    reports,
    requested,
    get underWay() {
      return underWay;
    },
    set,
    cut: () => server.closeAllConnections(),
    connect(to) {
      site = to;
      reports.length = 0;
      requested.length = 0;
      conditions = {};
      set({});
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Path of the page that is not part of the site. */
export const plainPath = '/--plain';

const watchPath = '/--watch.js';
const touchPath = '/--touch.js';
const scriptAt = (path: string) => `<script src="${path}"></script>`;

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  site: string,
  { script, withoutScripts }: Conditions,
) {
  const { method, headers, url = '/' } = incoming;
  const forward = request(site + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
  forward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => forward.destroy());
  forward.on('response', async (answer) => {
    const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
    if (withoutScripts)
      Object.assign(others, { 'content-security-policy': "script-src 'none'", 'cache-control': 'no-store' });
    outgoing.writeHead(answer.statusCode ?? 502, others);
    if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(outgoing);
    const html = (await text(answer)).replace('<head>', `<head>${scriptAt(watchPath)}`);
    outgoing.end(script === undefined ? html : html.replace('</body>', `${scriptAt(touchPath)}</body>`));
  });
  incoming.pipe(forward);
}
