import { afterEach, expect, test, vi } from 'vitest';

import { createGeminiGenerator } from './GeminiGenerator.ts';

afterEach(() => vi.unstubAllGlobals());

// Requests and replies are tested in tests/contract/TextGenerator.contract.test.ts.
test('createGeminiGenerator asks Google if no other address is given', async () => {
  const fetched = vi.fn(async (_url: string | URL) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const turns = [{ role: 'user', text: 'Hi' }] as const;
  await createGeminiGenerator({ apiKey: 'key' })
    .generate({ system: '', turns, intent: 'chat' })
    .catch(() => {});
  expect(String(fetched.mock.lastCall?.[0])).toMatch(/^https:\/\/generativelanguage\.googleapis\.com\//);
});
