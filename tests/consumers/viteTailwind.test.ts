import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Consumer, makeConsumer } from './consumer.ts';

describe.each(['libraryFirst', 'tailwindFirst'])('beside Tailwind, %s, with the lowest React', (mode) => {
  let app: Consumer;
  beforeAll(() => {
    app = makeConsumer(['viteTailwind'], {
      build: [process.execPath, 'build.js', mode],
      serve: ['node_modules/.bin/vite', 'preview', '--port', '0', '--host', '127.0.0.1'],
      env: { NODE_ENV: 'production', NO_COLOR: '1' },
    });
  });
  afterAll(() => app.remove());

  test("a page of its server hydrates under a strict policy, keeps its styles, and Tailwind's utilities win over them", async () => {
    const { html, styles, backgrounds, unmirrored, messages } = await app.use();
    expect(html).toContain('Sent 0 times');
    expect(messages).toEqual([]);
    expect(new Set(backgrounds).size).toBe(4);
    expect(unmirrored).toEqual([]);
    expect(styles.buttonBackground).not.toBe('rgba(0, 0, 0, 0)');
    expect(Number.parseFloat(styles.headingSize)).toBeGreaterThan(30);
    expect(styles.buttonMargin).toBe('64px');
  });
});
