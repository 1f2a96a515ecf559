import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { type GeminiServer, startGeminiServer } from '../../geminiServer/geminiServer.ts';
import { highRateLimits } from '../../support/highRateLimits.ts';
import { type Line, startLine } from './startLine.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Servers for the journeys. */
export interface World {
  /** Fake model. */
  readonly gemini: GeminiServer;
  readonly line: Line;
  /** Addresses of the built site: with a key for the model, and without. */
  readonly sites: { readonly withAi: string; readonly withoutAi: string };
  close(): Promise<void>;
}

/** Starts the built site twice, the fake model and a proxy. Throws if nothing is built. */
export async function startWorld(): Promise<World> {
  if (!existsSync(`${dist}/server/node.js`))
    throw new Error('Run `npm run build` first: the built site is tested.');
  const { startServer } = await import(/* @vite-ignore */ pathToFileURL(`${dist}/server/node.js`).href);
  const start = (env: Record<string, string>): Promise<{ readonly url: string; close(): Promise<void> }> =>
    startServer({
      folder: `${dist}/client`,
      env: { ...highRateLimits, PORT: '0', ...env },
      quiet: true,
    });
  const gemini = await startGeminiServer();
  const withAi = await start({ GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: gemini.url });
  const withoutAi = await start({});
  const line = await startLine();
  return {
    gemini,
    line,
    sites: { withAi: withAi.url, withoutAi: withoutAi.url },
    async close() {
      for (const one of [line, withAi, withoutAi, gemini]) await one.close();
    },
  };
}
