import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { type RunningServer, startServer } from '#services/server';
import { answers, type GeminiServer, startGeminiServer } from '#tests/geminiServer/geminiServer.ts';
import { writeSmallSite } from '#tests/smallSite/smallSite.ts';

/** Starts the fake model for the tests of a file or a block. Before each test it answers "Because." again. */
export function setUpGemini(): GeminiServer {
  let server: GeminiServer;
  beforeAll(async () => {
    server = await startGeminiServer();
  });
  beforeEach(() => server.always(answers('Because.')));
  afterAll(() => server.close());
  return new Proxy({} as GeminiServer, { get: (_, key) => Reflect.get(server, key) });
}

/** Writes a small built site for the tests of a file. Returns its folder, for use inside the tests. */
export function setUpSmallSite(): () => string {
  let site: Awaited<ReturnType<typeof writeSmallSite>>;
  beforeAll(async () => {
    site = await writeSmallSite();
  });
  afterAll(() => site.remove());
  return () => site.folder;
}

/** Returns a function that closes what it is given after the test, the last one first, and returns it. */
export function setUpClosing(): <One extends { close(): Promise<void> }>(one: One) => One {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });
  return (one) => {
    open.push(one);
    return one;
  };
}

/** Starts servers of a small site that ask this model, with these variables. Each ends with its test. */
export function setUpServers(gemini: GeminiServer, usual: Readonly<Record<string, string>> = {}) {
  const folder = setUpSmallSite();
  const closing = setUpClosing();
  return async (env: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
    const base = { PORT: '0', GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: gemini.url, DRAIN_SECONDS: '0' };
    const all = { ...base, ...usual, ...env };
    return closing(await startServer({ folder: folder(), env: all, quiet: true }));
  };
}

/** Question that every gateway accepts. */
export const question = { contents: [{ role: 'user', parts: [{ text: 'Why?' }] }] };

/** Path of a method of the model at the gateway. */
export const modelPath = (method = 'generateContent') =>
  `/api/gemini/v1beta/models/gemini-2.0-flash:${method}`;

/** Sends the question to a gateway. */
export const askModel = (
  url: string,
  method?: string,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
) =>
  fetch(url + modelPath(method), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(question),
    ...(signal && { signal }),
  });
