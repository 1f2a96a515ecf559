import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

import { createRateLimits } from './rateLimits.ts';
import { readSettings } from './settings.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('createRateLimits takes less than 40 MB for any number of addresses', { timeout: 120_000 }, async () => {
  const much = {
    CALLS_PER_MINUTE: '2000000',
    TOKENS_PER_DAY: '9000000000',
    VISITOR_TOKENS_PER_DAY: '9000000000',
  };
  const rateLimits = createRateLimits(readSettings(much));
  const use = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      const address = `2001:db8:${(at >> 16).toString(16)}:${(at & 65_535).toString(16)}::1`;
      await rateLimits.admit('call', address).catch(() => {});
      const release = await rateLimits.occupy(address);
      await (await rateLimits.reserveTokens(1, address))(1);
      release();
    }
    collectGarbage();
    return process.memoryUsage().heapUsed / 1_000_000;
  };
  const before = await use(0, 1);
  const many = (await use(0, 100_000)) - before;
  const twiceAsMany = (await use(100_000, 200_000)) - before;
  process.stdout.write(
    `100,000 addresses took ${many.toFixed(1)} MB, 200,000 took ${twiceAsMany.toFixed(1)} MB.\n`,
  );
  expect(twiceAsMany).toBeLessThan(40);
  expect(twiceAsMany - many).toBeLessThan(3);
});
