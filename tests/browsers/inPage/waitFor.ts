import { setTimeout as wait } from 'node:timers/promises';

/** Time limit of a wait, in milliseconds. It is long, because the machine may be busy with other tests. */
export const patience = 45_000;

/**
 * Repeats `attempt` until it returns a value. After `patience` it throws `failure()`, with the last error as its cause.
 */
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
      cause = error; // The page may be navigating.
    }
    await wait(50);
  } while (Date.now() < end);
  throw new Error(failure(), { cause });
}
