import { expect, test } from 'vitest';

import { createBounds, networkOf } from './bounds.ts';
import { readSettings } from './settings.ts';

test('a million addresses take less than 40 MB', { timeout: 60_000 }, async () => {
  const bounds = createBounds(readSettings({ CALLS_PER_MINUTE: '2000000', TOKENS_PER_DAY: '9000000000' }), () => {});
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < 1_000_000; at += 1) {
    const address = `2001:db8:${(at >> 16).toString(16)}:${(at & 65_535).toString(16)}::1`;
    const leave = await bounds.enter('call', address).catch(() => () => {});
    if (at % 10 === 0) await (await bounds.reserve(1, address))(1);
    leave();
  }
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1_000_000;
  console.log(`A million addresses took ${megabytes.toFixed(1)} MB.`);
  expect(megabytes).toBeLessThan(40);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:0db8:0000:0000'],
  ['2001:db8:0:0:ffff::9', '2001:0db8:0000:0000'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
