import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';

import { within } from '../within.ts';
import type { Settings } from './settings.ts';

/**
 * A connection to Redis that reconnects by itself. Commands fail at once while it is down, and within a second when it
 * hangs.
 */
export type RedisConnection = NonNullable<ReturnType<typeof connectRedis>>;

/** Longest wait for a connection and for an answer, and the pause between two checks, in milliseconds. */
const [connectMs, answerMs, pauseMs] = [2_000, 1_000, 500];

/** Connects in the background, and warns once each time Redis goes away; nothing without `LIMITS_URL`. */
export function connectRedis({ LIMITS_URL: url }: Settings, warn: (note: string) => void) {
  if (!url) return undefined;
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false } });
  let closed = false;
  let away = false;
  const onAway = (error: unknown) => {
    if (!away && !closed)
      warn(
        `LIMITS_URL does not count (${reasonOf(error)}): each process counts in its own memory until it does`,
      );
    away = true;
    // Ends the commands that wait for an answer.
    if (client.isOpen) client.destroy();
  };
  client.on('error', onAway);
  /**
   * Checks with a write, because a full Redis or a replica answers all other commands. The package limits the time of
   * unsent commands, not of their answers. Reads the value back, because a server that discards writes would disable
   * the limits.
   */
  const probe = async () => {
    if (!client.isReady) await within(client.connect(), connectMs);
    await within(client.set('watched', '1', { EX: 60 }), answerMs);
    if ((await within(client.get('watched'), answerMs)) !== '1') throw new Error('NOREDIS');
    if (away) warn('LIMITS_URL counts again: all processes count together');
    away = false;
  };
  const watch = async () => {
    while (!closed) {
      await probe().catch(onAway);
      await wait(pauseMs, undefined, { ref: false });
    }
  };
  void watch();
  return {
    client,
    close() {
      closed = true;
      if (client.isOpen) client.destroy();
    },
  };
}

/** The first word of an answer, such as `READONLY`, `NOREDIS` for answers that Redis does not give, or the code of a connection that failed. It holds no address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^[A-Z]{2,}\b/.exec(error.message)?.[0] ?? ('code' in error ? String(error.code) : error.name);
}
