import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';

import { within } from '../within.ts';
import type { Settings } from './settings.ts';

/**
 * A connection to Redis that reconnects automatically. While Redis is down, commands fail at once. If Redis hangs, they
 * fail within a second.
 */
export type RedisConnection = NonNullable<ReturnType<typeof connectRedis>>;

/** Time limit for connecting, in milliseconds. */
const connectMs = 2_000;
/** Time limit for a reply of Redis, in milliseconds. */
const replyMs = 1_000;
/** Pause between two checks, in milliseconds. */
const pauseMs = 500;

/**
 * Connects in the background and warns once each time Redis becomes unavailable. Returns `undefined` without
 * `LIMITS_URL`.
 */
export function connectRedis({ LIMITS_URL: url }: Settings, warn: (note: string) => void) {
  if (!url) return undefined;
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false } });
  let closed = false;
  let isUnreachable = false;
  const onUnavailable = (error: unknown) => {
    if (!isUnreachable && !closed)
      warn(
        `LIMITS_URL does not count (${reasonOf(error)}): each process counts in its own memory until it does`,
      );
    isUnreachable = true;
    // Rejects the commands that wait for a reply.
    if (client.isOpen) client.destroy();
  };
  client.on('error', onUnavailable);
  /**
   * Checks Redis with a write, because a full Redis or a replica still replies to all other commands. The value is read
   * back, because a server that discards writes would disable the limits. The time is limited here, because the package
   * limits it only for unsent commands.
   */
  const probe = async () => {
    if (!client.isReady) await within(client.connect(), connectMs);
    await within(client.set('watched', '1', { EX: 60 }), replyMs);
    if ((await within(client.get('watched'), replyMs)) !== '1') throw new Error('NOREDIS');
    if (isUnreachable) warn('LIMITS_URL counts again: all processes count together');
    isUnreachable = false;
  };
  const watch = async () => {
    while (!closed) {
      await probe().catch(onUnavailable);
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

/**
 * Returns the reason of an error, without an address. A Redis error gives its first word, such as `READONLY`. A failed
 * connection gives its code. A reply that is not from Redis gives `NOREDIS`.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^[A-Z]{2,}\b/.exec(error.message)?.[0] ?? ('code' in error ? String(error.code) : error.name);
}
