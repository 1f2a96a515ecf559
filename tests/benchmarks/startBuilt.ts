import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a server responds with success at this URL. Throws after half a minute. */
export async function waitForServer(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} does not answer.`);
}
