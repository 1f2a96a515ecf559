import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Consumer, makeConsumer } from './consumer.ts';

let app: Consumer;
beforeAll(() => {
  app = makeConsumer(['astro'], {
    build: ['node_modules/.bin/astro', 'build'],
    serve: ['node_modules/.bin/astro', 'preview', '--port', '0', '--host', '127.0.0.1'],
    env: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
});
afterAll(() => app.remove());

test('an Astro page draws components without script, hydrates an island under a strict policy and switches four themes', async () => {
  const { html, backgrounds, unmirrored, messages } = await app.use();
  expect(html).toContain('Sent 0 times');
  expect(html).toContain('content-security-policy');
  expect(new Set(backgrounds).size).toBe(4);
  expect(unmirrored).toEqual([]);
  expect(messages).toEqual([]);
});
