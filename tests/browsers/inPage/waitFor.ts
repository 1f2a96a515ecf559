import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that a visitor is willing to wait for something. */
export const patience = 10_000;

/** Tries until it gives something; throws `failure()` when nothing came in time, with the last error as its cause. */
export async function waitFor<Value>(
  attempt: () => Promise<Value | undefined>,
  failure: () => string,
): Promise<Value> {
  const end = Date.now() + patience;
  let cause: unknown;
  do {
    try {
      const value = await attempt();
      if (value !== undefined) return value;
    } catch (error) {
      cause = error; // The page may be on its way to another one.
    }
    await wait(50);
  } while (Date.now() < end);
  throw new Error(failure(), { cause });
}
