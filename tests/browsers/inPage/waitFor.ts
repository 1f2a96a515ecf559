import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds until what has not come counts as missing: plenty, as the machine may be busy with other tests. */
export const patience = 45_000;

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
