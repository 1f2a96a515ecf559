import { describe, expect, test } from 'vitest';

import type { GenerationRequest } from '#services';
import { createGeminiGenerator, type GeminiOptions } from '#services/server';
import { startGateway } from '#tests/contract/startGateway.ts';
import type { Behaviour } from '#tests/geminiServer/GeminiCall.ts';
import { answers, fails, hangs, startGeminiServer } from '#tests/geminiServer/geminiServer.ts';
import { describeTextGenerator } from './describeTextGenerator.ts';
import { setUpGemini } from './setUpServers.ts';

const key = 'a-usable-key';

/** The adapter with the real SDK and a fake of Google's service. */
async function direct(apiKey: string, usual: Behaviour, ...next: readonly Behaviour[]) {
  const server = await startGeminiServer();
  server.always(usual);
  server.next(...next);
  return {
    generator: createGeminiGenerator({ apiKey, baseUrl: server.url }),
    asked: () => server.requests.length,
    close: server.close,
  };
}

describeTextGenerator('The adapter, to the service itself,', {
  says: (...texts) => direct(key, answers(texts.at(-1) ?? ''), ...texts.map((text) => answers(text))),
  saysCut: (text) => direct(key, answers(text, { finishReason: 'MAX_TOKENS' })),
  fails: (status) => direct(key, fails(status)),
  hangs: () => direct(key, hangs()),
  unconfigured: () => direct('Replace with your key', answers('Never.')),
});

/** The same adapter with our gateway over HTTP, as in a browser, and the fake behind the gateway. */
async function throughGateway(apiKey: string, usual: Behaviour, ...next: readonly Behaviour[]) {
  const server = await startGeminiServer();
  server.always(usual);
  server.next(...next);
  const gateway = await startGateway({ GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: server.url });
  return {
    generator: createGeminiGenerator({ apiKey: 'placeholder', baseUrl: `${gateway.url}/api/gemini` }),
    asked: () => server.requests.length,
    close: async () => {
      await gateway.close();
      await server.close();
    },
  };
}

describeTextGenerator('The adapter, through the gateway,', {
  says: (...texts) => throughGateway(key, answers(texts.at(-1) ?? ''), ...texts.map((text) => answers(text))),
  saysCut: (text) => throughGateway(key, answers(text, { finishReason: 'MAX_TOKENS' })),
  fails: (status) => throughGateway(key, fails(status)),
  hangs: () => throughGateway(key, hangs()),
  unconfigured: () => throughGateway('', answers('Never.')),
  repliesOnly: true,
});

describe('the Gemini request', () => {
  const server = setUpGemini();

  const sent = async (change: Partial<GenerationRequest>, options: Partial<GeminiOptions> = {}) => {
    await createGeminiGenerator({ apiKey: key, baseUrl: server.url, ...options }).generate({
      system: 'Be short.',
      turns: [
        { role: 'user', text: 'Hello' },
        { role: 'model', text: 'Hello.' },
        { role: 'user', text: 'Ναι;' },
      ],
      intent: 'chat',
      ...change,
    });
    const call = server.requests.at(-1);
    if (!call) throw new Error('Nothing was sent.');
    return call;
  };

  /** Exact values of the requirements: Calls, Fixed values. */
  const body = {
    contents: [
      { role: 'user', parts: [{ text: 'Hello' }] },
      { role: 'model', parts: [{ text: 'Hello.' }] },
      { role: 'user', parts: [{ text: 'Ναι;' }] },
    ],
    systemInstruction: { role: 'system', parts: [{ text: 'Be short.' }] },
    generationConfig: { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 },
    safetySettings: [
      'HARM_CATEGORY_HARASSMENT',
      'HARM_CATEGORY_HATE_SPEECH',
      'HARM_CATEGORY_SEXUALLY_EXPLICIT',
      'HARM_CATEGORY_DANGEROUS_CONTENT',
    ].map((category) => ({ category, threshold: 'BLOCK_MEDIUM_AND_ABOVE' })),
  };

  test('[CALL-01] [CALL-02] [CALL-04] [CONST-01] [CONST-02] [CONST-03] has the specified model, configuration and safety settings', async () => {
    const call = await sent({});
    expect(call).toMatchObject({
      httpMethod: 'POST',
      url: '/v1beta/models/gemini-2.0-flash:generateContent',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-intent': 'chat' },
    });
    expect(call.body).toEqual(body);
  });

  test('omits an empty instruction', async () => {
    expect((await sent({ system: ' ' })).body).not.toHaveProperty('systemInstruction');
  });

  test.each([
    ['gemini-flash-latest', 'gemini-flash-latest'],
    ['models/gemini-2.5-pro', 'gemini-2.5-pro'],
    ['no such model!', 'gemini-pro'],
    ['../../v1/secrets', 'gemini-pro'],
  ])('[CONST-01] asks for the model %s as %s', async (model, asked) => {
    expect((await sent({}, { model })).model).toBe(asked);
  });

  test.each([' ', ''])('[ERR-05] refuses the model name "%s"', async (model) => {
    await expect(sent({}, { model })).rejects.toMatchObject({
      problem: 'invalid',
      message: 'Must provide a model name',
    });
  });

  test.each([
    '',
    '  ',
    'Replace with your Gemini key',
    'REPLACE_WITH_YOUR_KEY Replace with your',
    'kéy',
    'a\nb',
  ])('[VAL-06] treats the key %j as no key', async (apiKey) => {
    const before = server.requests.length;
    await expect(sent({}, { apiKey })).rejects.toMatchObject({ problem: 'unconfigured' });
    expect(server.requests).toHaveLength(before);
  });

  test('ends with an error when the time of its signal is over', async () => {
    server.next(hangs());
    await expect(sent({ signal: AbortSignal.timeout(80) })).rejects.toMatchObject({ problem: 'timeout' });
  });
});
