import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createGateway } from '#services/server';
import { askModel, modelPath, question, setUpGemini } from '#tests/contract/setUpServers.ts';
import { isWorkerd, type RunningGateway, startGateway } from '#tests/contract/startGateway.ts';
import { answers, faults, hangs } from '#tests/geminiServer/geminiServer.ts';

const gemini = setUpGemini();
let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: gemini.url });
});
afterAll(() => gateway.close());

const ask = (method?: string, signal?: AbortSignal) => askModel(gateway.url, method, {}, signal);
const stream = 'streamGenerateContent?alt=sse';

describe('a stream through the gateway', () => {
  test.each(['unusualEventFraming', 'splitUtf8Characters', 'thoughtsAndSecondCandidate'] as const)(
    '[G-24] has one event format, whatever the upstream sends: %s',
    async (id) => {
      gemini.always(faults[id]);
      const response = await ask(stream);
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(response.headers.get('content-encoding')).toBeNull();
      const text = await response.text();
      expect(text.replace(/data: \{.*\}\n\n/g, '')).toBe('');
      expect(text).not.toMatch(/thought|second candidate|modelVersion/);
    },
  );

  test('[G-23] passes each event on at once', async () => {
    // The second part never comes within this test.
    gemini.always(answers('one two', { between: 60_000 }));
    const reader = (await ask(stream)).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain('one');
    await reader?.cancel();
  });

  test.each(['resetMidReply', 'truncatedReply', 'truncatedEvent', 'malformedJson', 'errorMidReply'] as const)(
    '[G-25] ends with an error event when the upstream breaks off: %s',
    async (id) => {
      gemini.always(faults[id]);
      const text = await (await ask(stream)).text();
      const events = text.split('\n\n');
      expect(JSON.parse(events.at(-2)?.replace('data: ', '') ?? '')).toMatchObject({
        error: { code: id === 'errorMidReply' ? 503 : 502 },
      });
      expect(text.endsWith('\n')).toBe(false);
    },
  );

  test('is logged when it has ended, with its tokens', async () => {
    gemini.always(answers('one two', { between: 300 }));
    const response = await ask(stream);
    const id = response.headers.get('x-request-id');
    const lines = async () => (await gateway.log()).filter((line) => line.id === id);
    expect(await lines()).toEqual([]);
    await response.text();
    await expect
      .poll(lines)
      .toMatchObject([{ route: 'streamGenerateContent', status: 200, upstream: 200, tokens: 12 }]);
  });
});

// The runtime from npm hears of it when it next writes; only the platform's own servers tell a Worker at once.
describe.skipIf(isWorkerd)('[G-20] a visitor who disconnects (skipped where the runtime is not told)', () => {
  test.each([
    ['waiting for a reply', 'generateContent', hangs()],
    ['waiting for a stream', stream, hangs()],
    ['in the middle of the headers', 'generateContent', faults.headersOnly],
    ['in the middle of a stream', stream, answers('one two three', { between: 2_000 })],
    ['in the middle of a reply', 'generateContent', faults.oneCharacterAtATime],
  ])('%s ends the call to the model', async (_, method, behaviour) => {
    gemini.always(behaviour);
    const before = gemini.requests.length;
    const controller = new AbortController();
    const reading = ask(method, controller.signal)
      .then((response) => response.text())
      .catch((error) => error);
    await expect.poll(() => gemini.requests.length).toBe(before + 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    controller.abort();
    expect(await gemini.requests.at(-1)?.over).toBe('cut');
    expect(await reading).toMatchObject({ name: 'AbortError' });
    await expect
      .poll(async () => (await gateway.log()).at(-1))
      .toMatchObject({ code: 'client_closed', status: 499 });
  });

  test('before the request begins causes no call to the model', async () => {
    const before = gemini.requests.length;
    const { fetch: answer } = createGateway({
      GEMINI_API_KEY: 'a-key',
      GEMINI_BASE_URL: gemini.url,
      requireBrowserOrigin: false,
    });
    const response = await answer(
      new Request(`http://localhost${modelPath()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
        signal: AbortSignal.abort(),
      }),
    );
    expect([response.status, gemini.requests.length]).toEqual([499, before]);
  });

  test('a hundred times leaves no call open', async () => {
    gemini.always(hangs());
    const before = gemini.requests.length;
    const visitors = Array.from({ length: 100 }, () => new AbortController());
    const visits = visitors.map((visitor, index) =>
      ask(index % 2 ? stream : 'generateContent', visitor.signal).catch(() => {}),
    );
    await expect.poll(() => gemini.requests.length - before, { timeout: 15_000 }).toBe(visitors.length);
    for (const visitor of visitors) visitor.abort();
    await Promise.all(visits);
    const ends = await Promise.all(gemini.requests.slice(before).map(({ over }) => over));
    expect(ends).toEqual(visitors.map(() => 'cut'));
    gemini.always(answers('Because.'));
    expect((await ask()).status).toBe(200);
  });
});

test.each([
  ['tooManyRequests', null],
  ['retryAfterOneSecond', '1'],
  ['retryAfterOneHour', '3600'],
  ['retryDelayInBody', '8'],
] as const)('the gateway passes on how long to wait: %s', async (id, wait) => {
  gemini.always(faults[id]);
  expect((await ask('generateContent')).headers.get('retry-after')).toBe(wait);
});
