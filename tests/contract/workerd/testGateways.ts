import { clientAtEdge, createGateway, type Gateway, type LogEntry } from '#services/server';

const gateways = new Map<string, { readonly gateway: Gateway; readonly log: LogEntry[] }>();

/** Runs in workerd: gateways that are made on demand, each at a path of its own, and what they have logged. */
export async function answerAtPath(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, id = '', path = ''] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
  const known = gateways.get(id);
  if (!known) {
    const log: LogEntry[] = [];
    const gateway = createGateway({ ...JSON.parse(await request.text()), log: (entry) => log.push(entry) });
    gateways.set(id, { gateway, log });
    return new Response(null, { status: 201 });
  }
  if (path === '/log') return Response.json(known.log);
  // The address a visitor would have asked, if it is to be another one.
  const asked = request.headers.get('x-asked-url') ?? new URL(path + url.search, url);
  const headers = new Headers(request.headers);
  headers.delete('x-asked-url');
  const { method, body, signal } = request;
  const passed = new Request(asked, { method, headers, body, signal });
  return known.gateway.fetch(passed, clientAtEdge(passed));
}
