import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';

import { connectRedis } from './redis.ts';
import { readSettings } from './settings.ts';

test.each([
  ['+OK\r\n', 'NOREDIS'],
  ['*0\r\n', 'NOREDIS'],
  ['-LOADING Redis is loading the dataset in memory\r\n', 'LOADING'],
])('connectRedis: a program that answers %j to everything does not count', async (answer, reason) => {
  const other = createServer((socket) => {
    socket.on('data', (data) => {
      for (const _ of data.toString().matchAll(/\*\d+\r\n\$/g)) socket.write(answer);
    });
    // It may answer as the other side goes.
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const warnings: string[] = [];
  const settings = readSettings({ LIMITS_URL: `redis://127.0.0.1:${port}` });
  const redis = connectRedis(settings, (note) => warnings.push(note));
  await expect.poll(() => warnings[0], { timeout: 5_000 }).toContain(`LIMITS_URL does not count (${reason})`);
  redis?.close();
  other.close();
});
