import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Consumer, makeConsumer } from './consumer.ts';

let app: Consumer;
beforeAll(() => {
  app = makeConsumer('next', {
    build: ['node_modules/.bin/next', 'build'],
    serve: ['node_modules/.bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
});
afterAll(() => app.remove());

test('server components of a Next application draw it, in Greek, and it hydrates under a strict policy', async () => {
  const { html, papers, said } = await app.use();
  expect(html).toContain('Sent 0 times');
  expect(html).toContain('προαιρετικό');
  expect(html).toContain('<strong>now</strong>');
  expect(new Set(papers).size).toBe(4);
  expect(said).toEqual([]);
});
