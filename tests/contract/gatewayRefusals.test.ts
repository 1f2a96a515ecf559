import { describe, expect, test } from 'vitest';

import type { GatewayOptions } from '#services/server';
import { askModel, setUpClosing, setUpGemini } from '#tests/contract/setUpServers.ts';
import { startGateway } from '#tests/contract/startGateway.ts';
import { json, reply } from '#tests/geminiServer/answers.ts';
import type { Behaviour, GeminiCall } from '#tests/geminiServer/GeminiCall.ts';
import { answers, faults } from '#tests/geminiServer/geminiServer.ts';

const gemini = setUpGemini();
const closing = setUpClosing();

const start = async (options: GatewayOptions = {}) => {
  const { url, log } = closing(
    await startGateway({ GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: gemini.url, ...options }),
  );
  const get = async (path: string) => (await fetch(url + path)).json();
  return {
    ask: (method?: string) => askModel(url, method),
    lastLine: async () => (await log()).at(-1),
    health: () => get('/api/health'),
    ready: () => get('/api/ready'),
  };
};

/** Refuses as Google does. */
const refuses =
  (status: number, message: string, details: readonly object[] = []): Behaviour =>
  (call) =>
    json(call, status, { error: { code: status, message, status: 'FAILED_PRECONDITION', details } });
const reason = (name: string) => [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: name }];
const currentQuota =
  'You exceeded your current quota, please check your plan and billing details. Quota exceeded for metric: generate_content_free_tier_requests, limit:';
const quota = (quotaId: string) => [{ '@type': 'QuotaFailure', violations: [{ quotaId }] }];

/** Level and note of the log line, and the state, by the code of the response. */
const told = {
  key_refused: ['error', /GEMINI_API_KEY/, 'key refused'],
  region_refused: ['error', /region/, 'region refused'],
  billing_required: ['error', /billing account/, 'billing required'],
  model_unavailable: ['error', /GEMINI_MODEL/, 'model unknown'],
  quota_exhausted: ['error', /not a matter of seconds/, 'quota used up'],
  upstream_busy: ['warn', /CALLS_PER_MINUTE/, 'configured'],
  upstream_rejected: ['error', /GEMINI_MODEL/, 'call refused'],
  upstream_out_of_tokens: ['error', /GEMINI_THINKING_LEVEL/, 'no room for replies'],
} as const;
const noFreeTier = 'The free tier is not available in your country. Please enable billing on your project.';

const refusals: readonly (readonly [what: string, code: keyof typeof told, Behaviour, note?: RegExp])[] = [
  ['an invalid key', 'key_refused', refuses(400, 'API key not valid.', reason('API_KEY_INVALID'))],
  ['an expired key', 'key_refused', refuses(400, 'API key expired.')],
  ['a leaked key', 'key_refused', refuses(403, 'Reported as leaked.')],
  [
    'a service that is off',
    'key_refused',
    refuses(403, 'It is disabled.', reason('SERVICE_DISABLED')),
    /enable it/,
  ],
  ['a region without service', 'region_refused', refuses(400, 'User location is not supported.')],
  ['a region without the free tier', 'billing_required', refuses(400, noFreeTier)],
  ['billing that is off', 'billing_required', refuses(403, 'Off.', reason('BILLING_DISABLED'))],
  ['a bill', 'billing_required', refuses(402, 'Pay.')],
  ['credit that is used up', 'billing_required', refuses(429, 'Your prepayment credits are depleted.')],
  ['an unknown model', 'model_unavailable', refuses(404, 'models/x is not found')],
  ['a quota of zero', 'quota_exhausted', refuses(429, `${currentQuota} 0`)],
  [
    'the quota of a day',
    'quota_exhausted',
    refuses(429, `${currentQuota} 250`, quota('GenerateRequestsPerDayPerProjectPerModel-FreeTier')),
  ],
  [
    'the quota of a minute',
    'upstream_busy',
    refuses(429, `${currentQuota} 10`, quota('GenerateRequestsPerMinutePerProjectPerModel')),
  ],
  ['another form of call', 'upstream_rejected', refuses(400, 'Request contains an invalid argument.')],
  ['a reply that was all thoughts', 'upstream_out_of_tokens', faults.maxTokensWithoutText],
];

describe('[G-41] a refusal by Google has a code, a note that says what to do, and a state', () => {
  test.each(refusals.map(([what, ...row]) => [what, row] as const))('%s', async (_, row) => {
    const [code, behaviour, note] = row;
    const [level, usualNote, state] = told[code];
    const { ask, lastLine, health, ready } = await start();
    gemini.always(behaviour);
    expect(await (await ask()).json()).toMatchObject({ code });
    expect(await lastLine()).toMatchObject({ code, level, note: expect.stringMatching(note ?? usualNote) });
    expect(await ready()).toEqual({ ready: true, ai: state });
    expect(await health()).toMatchObject({ status: state === 'configured' ? 'ok' : 'degraded', ai: state });
    gemini.always(answers('Because.'));
    expect((await ask()).status).toBe(200);
    expect(await health()).toMatchObject({ status: 'ok', ai: 'configured' });
  });

  test('while its body never ends', async () => {
    const { ask } = await start();
    gemini.always(({ response }) => void response.writeHead(403).write('{"error":'));
    expect(await (await ask()).json()).toMatchObject({ code: 'key_refused' });
  });
});

describe('a failure that every call shares', () => {
  test.each([
    ['a refused key', 'forbidden', 'key refused'],
    ['an unknown model', 'notFound', 'model unknown'],
    ['an outage', 'internalError', 'not answering'],
  ] as const)('opens the circuit breaker: %s', async (_, fault, state) => {
    const { ask, ready } = await start({ UPSTREAM_FAILURES_TO_PAUSE: 3 });
    gemini.always(faults[fault]);
    const before = gemini.requests.length;
    for (let index = 0; index < 5; index += 1) await ask();
    expect(gemini.requests.length - before).toBe(3);
    expect(await ready()).toEqual({ ready: true, ai: state });
  });
});

const configOf = (call: GeminiCall | undefined) => {
  const body = call?.body;
  return typeof body === 'object' && body && 'generationConfig' in body ? body.generationConfig : undefined;
};
/** A model that refuses calls whose configuration has one of these names, in these words. */
const refusesParameters =
  (words: Readonly<Record<string, string>>): Behaviour =>
  (call) => {
    const config = JSON.stringify(configOf(call));
    const refused = Object.keys(words).find((name) => config.includes(name));
    const behaviour = refused ? refuses(400, words[refused] ?? '') : answers('Because.');
    return behaviour(call);
  };

describe('a model that refuses a parameter is asked without it, now and from then on', () => {
  const sampling = { temperature: 0.7, topK: 40, topP: 0.95 };
  const thinkingConfig = { thinkingLevel: 'low' };
  test.each<readonly [string, Readonly<Record<string, string>>, object, readonly string[], number]>([
    [
      'a sampling parameter that is deprecated',
      { topK: 'Unknown name "topK" at \'generation_config\': Cannot find field.' },
      { temperature: 0.7, topP: 0.95, thinkingConfig },
      ['topK'],
      1,
    ],
    [
      'all of them in one sentence',
      { temperature: 'Sampling parameters are not supported by this model.' },
      { thinkingConfig },
      Object.keys(sampling),
      1,
    ],
    [
      'one after the other',
      {
        temperature: '`temperature` is deprecated for this model.',
        topK: 'generation_config.top_k must not be set',
        topP: 'top-p is not supported',
      },
      { thinkingConfig },
      Object.keys(sampling),
      3,
    ],
    [
      'a thinking level, by a model that knows a budget',
      { thinkingLevel: 'Thinking level is not supported for this model.' },
      { ...sampling, thinkingConfig: { thinkingBudget: 0 } },
      [],
      1,
    ],
    [
      'thinking at all',
      {
        thinkingLevel: 'Unknown name "thinkingLevel"',
        thinkingBudget: 'Budget 0 is invalid. This model only works in thinking mode.',
      },
      sampling,
      ['thinkingConfig'],
      2,
    ],
  ])('%s', async (_, words, config, leftOut, refusals) => {
    const { ask, lastLine, health } = await start();
    gemini.always(refusesParameters(words));
    const before = gemini.requests.length;
    expect((await ask()).status).toBe(200);
    expect(gemini.requests.length - before).toBe(refusals + 1);
    expect(configOf(gemini.requests.at(-1))).toEqual({ ...config, maxOutputTokens: 1_024 });
    expect(await lastLine()).toMatchObject({ level: 'warn', code: 'model_adapted' });
    expect(await health()).toEqual({
      status: 'ok',
      ai: 'configured',
      leads: 'none',
      ...(leftOut.length > 0 && { aiWithout: leftOut }),
    });
    expect(await (await ask('streamGenerateContent?alt=sse')).text()).toContain('Because');
    expect(gemini.requests.length - before).toBe(refusals + 2);
    expect(await lastLine()).toMatchObject({ level: 'info' });
  });

  test('but not for ever: what is refused without it too is an error', async () => {
    const { ask, lastLine } = await start();
    gemini.always(refuses(400, 'The temperature, topK, topP and thinking are wrong.'));
    const before = gemini.requests.length;
    expect((await ask()).status).toBe(502);
    expect(gemini.requests.length - before).toBe(3);
    expect(await lastLine()).toMatchObject({ code: 'upstream_rejected' });
    gemini.always(answers('Because.'));
    await ask();
    expect(configOf(gemini.requests.at(-1))).toMatchObject({ temperature: 0.7, topK: 40 });
  });
});

describe('a model whose thoughts fill the reply gets room for them', () => {
  /** Thinks for 1,500 tokens before it writes. */
  const thinks =
    (text: string): Behaviour =>
    (call) => {
      const addsThoughtTokens = JSON.stringify(configOf(call)).includes('4096');
      const value = {
        ...reply(addsThoughtTokens ? 'Because.' : text, {
          finishReason: addsThoughtTokens ? 'STOP' : 'MAX_TOKENS',
        }),
        usageMetadata: { totalTokenCount: 2_000, thoughtsTokenCount: 1_500 },
      };
      if (call.method !== 'streamGenerateContent') return json(call, 200, value);
      call.response.writeHead(200, { 'content-type': 'text/event-stream' });
      call.response.end(`data: ${JSON.stringify(value)}\n\n`);
    };

  describe.each(['generateContent', 'streamGenerateContent?alt=sse'])('%s', (method) => {
    test('in the same request where no word was left', async () => {
      const { ask, lastLine } = await start();
      gemini.always(thinks(''));
      const response = await ask(method);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Because.')]);
      await expect.poll(lastLine).toMatchObject({ level: 'warn', code: 'model_adapted' });
    });

    test('from the next request on where the reply was cut', async () => {
      const { ask } = await start();
      gemini.always(thinks('Half a'));
      expect(await (await ask(method)).text()).toContain('MAX_TOKENS');
      expect(await (await ask(method)).text()).toContain('Because.');
    });
  });
});
