import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { saidPath, watchScript } from './watch.ts';

/** Faults of the line between a visitor and the site. */
export interface Conditions {
  /** No request gets through. */
  readonly offline?: boolean;
  /** Requests with such a path are cut off, as an ad blocker does. */
  readonly refused?: RegExp | undefined;
  /** Requests with such a path wait until the conditions change. */
  readonly held?: RegExp | undefined;
  /** Pages come with a policy that allows them no scripts, and are not to be stored. */
  readonly withoutScripts?: boolean;
  /** The HTML of a page that is not the site's, at `plainPath`. */
  readonly plain?: string;
  /** A script that each page runs when its HTML stands, before the site's own: what an extension does to it. */
  readonly script?: string | undefined;
}

/** The line between visitors and sites. */
export interface Line {
  readonly url: string;
  /** Errors that pages have reported since the last connection. */
  readonly said: readonly string[];
  /** The path of every request since the last connection. */
  readonly asked: readonly string[];
  /** Number of requests under way. */
  readonly underWay: number;
  /** Leads to this site from now on, with a clean slate. */
  connect(site: string): void;
  /** Changes what happens from now on; what is not named stays. */
  set(conditions: Conditions): void;
  /** Breaks all connections there are. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a line on a free port of 127.0.0.1: no driver needs to know how to hold or change a request. */
export async function startLine(): Promise<Line> {
  let site = '';
  let conditions: Conditions = {};
  const changes = new EventEmitter().setMaxListeners(0);
  const said: string[] = [];
  const asked: string[] = [];
  let underWay = 0;

  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path === saidPath) {
      said.push(await text(incoming));
      return outgoing.writeHead(204).end();
    }
    const script = path === watchPath ? watchScript : path === touchPath ? conditions.script : undefined;
    if (path === plainPath && conditions.plain)
      return outgoing.writeHead(200, { 'content-type': 'text/html' }).end(conditions.plain);
    if (script !== undefined)
      return outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    asked.push(path);
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
    said,
    asked,
    get underWay() {
      return underWay;
    },
    set,
    cut: () => server.closeAllConnections(),
    connect(to) {
      site = to;
      said.length = 0;
      asked.length = 0;
      conditions = {};
      set({});
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Addresses of pages that are not the site's. */
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
