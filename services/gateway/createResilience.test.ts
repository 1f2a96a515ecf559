import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';

import { createResilience } from './createResilience.ts';
import { GatewayError } from './GatewayError.ts';
import { defaultLimits } from './GatewayOptions.ts';
import { readSettings } from './settings.ts';

afterEach(() => void vi.useRealTimers());

const pauseMs = 60;
const { signal } = new AbortController();

/** Its calls of the model are paused now. */
async function startPaused() {
  const settings = readSettings({ UPSTREAM_FAILURES_TO_PAUSE: '1', UPSTREAM_RETRIES: '0' });
  const resilience = createResilience(settings, { ...defaultLimits, pauseMs });
  const fails = () => Promise.reject(new GatewayError('upstream_failed'));
  await expect(resilience.run(fails, signal)).rejects.toMatchObject({ code: 'upstream_failed' });
  await expect(resilience.run(fails, signal)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  return resilience;
}

test('createResilience asks again after its pause, though the clock of the machine was set back', async () => {
  const resilience = await startPaused();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
  await wait(pauseMs * 2);
  expect(await resilience.run(async () => 'Back.', signal)).toBe('Back.');
});

test('createResilience lets nobody wait while one call tries whether the model is back', async () => {
  const resilience = await startPaused();
  await wait(pauseMs * 2);
  let answer = (_: string) => {};
  const reply = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const trial = resilience.run(() => reply, signal);
  await wait(0);
  await expect(resilience.run(async () => 'Too early.', signal)).rejects.toMatchObject({
    code: 'upstream_unavailable',
  });
  answer('Back.');
  expect(await trial).toBe('Back.');
  expect(await resilience.run(async () => 'Together.', signal)).toBe('Together.');
});
