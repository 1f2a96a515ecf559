import { expect, test } from 'vitest';

import { createRateLimits } from './rateLimits.ts';
import { readSettings } from './settings.ts';

/** Counters that all addresses share: the memory they take does not grow with the number of visitors. */
const counters = 16_384;

test('any number of addresses share a fixed number of counters', async () => {
  const settings = readSettings({ VISITOR_CALLS_PER_MINUTE: '1', CALLS_PER_MINUTE: '2000000' });
  const rateLimits = createRateLimits(settings);
  let admitted = 0;
  for (let index = 0; index < 20_000; index += 1)
    await rateLimits.admit('call', `2001:${index.toString(16)}::1`).then(
      () => (admitted += 1),
      (error) => expect(error).toMatchObject({ code: 'visitor_limit' }),
    );
  expect(admitted).toBeGreaterThan(counters / 2);
  expect(admitted).toBeLessThanOrEqual(counters);
});
