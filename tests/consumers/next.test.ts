import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Consumer, makeConsumer } from './consumer.ts';

describe.each([
  ['nextCurrent', 'the current major'],
  ['nextPrevious', 'the previous major, with the lowest React'],
])('in %s, %s of Next', (folder) => {
  let app: Consumer;
  beforeAll(() => {
    app = makeConsumer(['next', folder], {
      build: ['node_modules/.bin/next', 'build'],
      serve: ['node_modules/.bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'],
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
  });
  afterAll(() => app.remove());

  test('server components draw it, in Greek, and it hydrates under a strict policy', async () => {
    const { html, backgrounds, unmirrored, messages } = await app.use();
    expect(html).toContain('Sent 0 times');
    expect(html).toContain('προαιρετικό');
    expect(html).toContain('<strong>now</strong>');
    expect(new Set(backgrounds).size).toBe(4);
    expect(unmirrored).toEqual([]);
    expect(messages).toEqual([]);
  });
});
