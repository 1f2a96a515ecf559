import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a server responds at this address. Throws after half a minute. */
export async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} does not answer.`);
}
