import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { bodyOf } from '#tests/support/bodyOf.ts';
import { answers } from './answers.ts';
import type { Behaviour, GeminiCall, GeminiMethod } from './GeminiCall.ts';

export { answers, fails, hangs } from './answers.ts';
export { type FaultName, faults } from './faults.ts';

/** Fake of the model's service, with its protocol, on loopback. */
export interface GeminiServer {
  readonly url: string;
  /** Every call since the start, oldest first. */
  readonly requests: readonly GeminiCall[];
  /** Sets the handlers of the next calls, one for each. They are used before that of `always`. */
  next(...behaviours: readonly Behaviour[]): void;
  /** Sets the handler of all calls, which is a short reply at first. Clears `next`. */
  always(behaviour: Behaviour): void;
  /** Removes the recorded calls, for tests with very many calls. */
  forget(): void;
  /** Ends all connections and frees the port. */
  close(): Promise<void>;
}

/** Starts the fake service on a free port of 127.0.0.1. */
export async function startGeminiServer(): Promise<GeminiServer> {
  const requests: GeminiCall[] = [];
  let queue: Behaviour[] = [];
  let defaultBehaviour = answers('This is a reply of the stand-in.');

  const server = createServer(async (request, response) => {
    const call = await readCall(request, response);
    if (!call) return;
    requests.push(call);
    // Many faults write to a connection that the client has closed.
    response.on('error', () => {});
    if (call.httpMethod !== 'POST' || !call.method) {
      response.writeHead(404).end();
      return;
    }
    await (queue.shift() ?? defaultBehaviour)(call);
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    next: (...behaviours) => queue.push(...behaviours),
    always(behaviour) {
      defaultBehaviour = behaviour;
      queue = [];
    },
    forget: () => {
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage, response: ServerResponse): Promise<GeminiCall | undefined> {
  const over = new Promise<'finished' | 'cut'>((resolve) => {
    response.on('close', () => resolve(response.writableFinished ? 'finished' : 'cut'));
  });
  const body = await bodyOf(request);
  if (body === undefined) return undefined;
  const url = request.url ?? '';
  const [, model, method] = /^\/v1beta\/models\/([^/:]+):(\w+)/.exec(url) ?? [];
  return {
    httpMethod: request.method ?? '',
    url,
    headers: request.headers,
    method: methods.find((known) => known === method),
    model,
    body: parsed(body),
    response,
    over,
  };
}

const methods: readonly GeminiMethod[] = [
  'generateContent',
  'streamGenerateContent',
  'countTokens',
  'embedContent',
  'batchEmbedContents',
];

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
