import { createClient } from '@redis/client';

import type { Settings } from './settings.ts';

/** A connection to Redis that is kept up; what is asked while it is down fails at once. */
export type RedisConnection = ReturnType<typeof connectRedis>;

/** Connects in the background, and warns once each time Redis goes away; nothing without `LIMITS_URL`. */
export function connectRedis({ LIMITS_URL: url }: Settings, warn: (note: string) => void) {
  if (!url) return undefined;
  const client = createClient({ url, disableOfflineQueue: true });
  let away = false;
  const onAway = () => {
    if (!away) warn('LIMITS_URL does not answer: each process counts in its own memory until it does');
    away = true;
  };
  client.on('error', onAway);
  client.on('ready', () => {
    if (away) warn('LIMITS_URL answers again: all processes count together');
    away = false;
  });
  client.connect().catch(onAway);
  return client;
}
