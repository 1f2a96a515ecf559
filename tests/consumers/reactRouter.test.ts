import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Consumer, makeConsumer } from './consumer.ts';

let app: Consumer;
beforeAll(() => {
  app = makeConsumer(['reactRouter'], {
    build: ['node_modules/.bin/react-router', 'build'],
    serve: [process.execPath, 'serve.js'],
    // Built for development, React warns of markup that differs.
    env: { NODE_ENV: 'development' },
  });
});
afterAll(() => app.remove());

test('a React Router application renders it on its server, hydrates it under a strict policy, mirrors it and switches four themes', async () => {
  const { html, backgrounds, unmirrored, messages } = await app.use();
  expect(html).toContain('Sent 0 times');
  expect(new Set(backgrounds).size).toBe(4);
  expect(unmirrored).toEqual([]);
  expect(messages).toEqual([]);
});
