import { describe, expect, test } from 'vitest';

import { createGateway, type GatewayOptions } from '#services/server';
import { modelPath, setUpGemini } from '#tests/contract/setUpServers.ts';
import { answerOf, isWorkerd } from '#tests/contract/startGateway.ts';

const site = 'https://site.example';
const apiKey = 'CANARY-KEY-4711';
const chat = modelPath();
const browser = { origin: site, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const user = (text: string) => ({ role: 'user', parts: [{ text }] });
const model = (text: string) => ({ role: 'model', parts: [{ text }] });
const good = { contents: [user('Why?')] };

const gemini = setUpGemini();

interface Asking {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit | null;
  readonly options?: GatewayOptions;
}

/** Asks a fresh gateway as a page of the site would, unless told otherwise. */
async function ask({ path = chat, method = 'POST', headers = browser, body, options }: Asking = {}) {
  const before = gemini.requests.length;
  const init = { method, headers, duplex: 'half' };
  const sent = method === 'GET' || method === 'HEAD' ? {} : { body: body ?? JSON.stringify(good) };
  const all = { GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: gemini.url, ...options };
  const { response, log } = await answerOf(all, site + path, { ...init, ...sent });
  const text = await response.text();
  const json = text.startsWith('{') ? JSON.parse(text) : {};
  const upstream = gemini.requests.slice(before);
  return { response, status: response.status, text, json, log: await log(), upstream };
}
const askWith = (value: unknown, options?: GatewayOptions) =>
  ask({ body: JSON.stringify(value), ...(options ? { options } : {}) });

describe('[G-05] the gateway', () => {
  test.each([
    '/api/gemini/v1beta/models/gemini-2.0-flash:deleteEverything',
    '/api/gemini/v1beta/models/gemini-2.0-flash',
    '/api/gemini/v1beta/models/gemini-2.0-flash%3AgenerateContent',
    '/api/gemini/v1beta/models//gemini-2.0-flash:generateContent',
    '/api/gemini/v1/models/gemini-2.0-flash:generateContent',
    '/api/gemini/v1beta/tunedModels/mine:generateContent',
    '/API/gemini/v1beta/models/gemini-2.0-flash:generateContent',
    '/api/gemini/v1beta/models/gemini-2.0-flash:generateContent/',
    '/api/gemini/v1beta/models/gemini-2.0-flash;x=1:generateContent:x',
    '/api/gemini/v1beta/models/gemini-2.0-flash:countTokens',
    '/api/gemini/v1beta/models/gemini-embedding-001:embedContent',
    '/api/gemini/v1beta/models/gemini-embedding-001:batchEmbedContents',
    '/api/',
    '/api/../api/nothing',
  ])('has nothing at %s', async (path) => {
    const { status, json, upstream } = await ask({ path });
    expect([status, json.code, upstream.length]).toEqual([404, 'not_found', 0]);
  });

  test.each([
    [chat, 'POST'],
    ['/api/leads', 'POST'],
    ['/api/csp', 'POST'],
  ])('answers 405 at %s to all methods but %s', async (path, allow) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { response } = await ask({ path, method, body: '' });
      expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    }
  });

  test('[G-13] refuses a model that is not offered', async () => {
    for (const name of [
      'gemini-ultra',
      '..%2F..%2Fsecrets',
      'gemini-2.0-flash%2F..',
      'gemini-flash-latest',
    ]) {
      const { status, json, upstream } = await ask({
        path: `/api/gemini/v1beta/models/${name}:generateContent`,
      });
      expect([status, json.code, upstream.length]).toEqual([400, 'model_not_allowed', 0]);
    }
  });
});

describe('[G-07] the origin check', () => {
  const from = (headers: Record<string, string>, options?: GatewayOptions) =>
    ask({ headers: { 'content-type': 'application/json', ...headers }, ...(options ? { options } : {}) });

  test.each([
    [{ origin: site, 'sec-fetch-site': 'same-origin' }],
    [{ origin: site }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: site, 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'https' }],
  ])('accepts a page of this site: %j', async (headers) => {
    expect((await from(headers)).status).toBe(200);
  });

  test.each([
    [{}],
    [{ origin: site, 'sec-fetch-site': 'cross-site' }],
    [{ origin: site, 'sec-fetch-site': 'same-site' }],
    [{ origin: site, 'sec-fetch-site': 'none' }],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'null' }],
    [{ origin: 'https://site.example.evil.example' }],
    [{ origin: 'https://evilsite.example' }],
    [{ origin: 'https://site.example:8443' }],
    [{ origin: 'http://site.example' }],
    [{ origin: `${site} ${site}` }],
  ])('refuses everybody else: %j', async (headers) => {
    const { status, json, upstream, response } = await from(headers);
    expect([status, json.code, upstream.length]).toEqual([403, 'origin_refused', 0]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('accepts programs where browser origins are not required', async () => {
    expect((await from({}, { requireBrowserOrigin: false })).status).toBe(200);
    expect((await from({ origin: 'https://evil.example' }, { requireBrowserOrigin: false })).status).toBe(
      403,
    );
  });

  test('accepts another origin of the site where it is listed', async () => {
    const options = { SITE_ORIGINS: ['https://www.site.example'] };
    expect((await from({ origin: 'https://www.site.example' }, options)).status).toBe(200);
    expect((await from({ origin: 'https://ww.site.example' }, options)).status).toBe(403);
  });
});

describe('the body check', () => {
  test.each([
    ['text/plain'],
    ['application/json-patch+json'],
    ['application/json; charset=utf-16'],
    ['multipart/form-data'],
    ['application/x-www-form-urlencoded'],
    [''],
  ])('[G-08] refuses the content type %j', async (type) => {
    const { status, json } = await ask({ headers: { ...browser, 'content-type': type } });
    expect([status, json.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('[G-08] refuses compressed bodies, and accepts a charset', async () => {
    expect((await ask({ headers: { ...browser, 'content-encoding': 'gzip' } })).status).toBe(415);
    const headers = { ...browser, 'content-type': 'Application/JSON; charset="UTF-8"' };
    expect((await ask({ headers })).status).toBe(200);
  });

  const padded = (bytes: number) => JSON.stringify(good).padEnd(bytes, ' ');
  const inChunks = (text: string) =>
    new ReadableStream({
      start(controller) {
        for (const chunk of text.match(/[\s\S]{1,1000}/g) ?? [])
          controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });

  test.each([
    ['at once', (text: string) => text],
    ['in chunks', inChunks],
  ])('[G-09] accepts 49,152 bytes and not one more, %s', async (_, form) => {
    expect((await ask({ body: form(padded(49_152)) })).status).toBe(200);
    const { status, json, response } = await ask({ body: form(padded(49_153)) });
    expect([status, json.code]).toEqual([413, 'body_too_large']);
    // Connections are the edge's own business.
    if (!isWorkerd) expect(response.headers.get('connection')).toBe('close');
  });

  // On the way to another process the client itself refuses to lie.
  test.skipIf(isWorkerd).each(['0', '10', 'NaN', '-1', '1e9'])(
    '[G-09] ignores a wrong Content-Length: %s (skipped where the client cannot send one)',
    async (length) => {
      const headers = { ...browser, 'content-length': length };
      expect((await ask({ headers, body: inChunks(padded(60_000)) })).status).toBe(413);
    },
  );

  test('[G-09] counts bytes, not characters', async () => {
    expect((await askWith({ contents: [user('ω')], generationConfig: 'ω'.repeat(24_700) })).status).toBe(413);
  });

  test('[G-09] stops waiting for a body that does not come', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) });
    const { status, json } = await ask({ body, options: { limits: { bodyMs: 50 } } });
    expect([status, json.code]).toEqual([408, 'body_timeout']);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{bad'],
    ['something after it', `${JSON.stringify(good)} x`],
    ['a byte order mark', `\ufeff${JSON.stringify(good)}`],
    ['no number', '{"contents": NaN}'],
    ['brackets without end', '['.repeat(10_000)],
    ['no UTF-8', new Uint8Array([123, 34, 255, 34, 125])],
  ])('[G-10] refuses %s', async (_, body) => {
    const { status, json, upstream } = await ask({ body });
    expect([status, json.code, upstream.length]).toEqual([400, 'invalid_request', 0]);
  });

  test.each<readonly [string, unknown]>([
    ['the body must be an object', 7],
    ['the body must be an object', null],
    ['contents is missing', [good]],
    ['contents is missing', {}],
    ['contents must not be empty', { contents: [] }],
    [
      'contents[0].role must be "user" or "model"',
      { contents: [{ role: 'system', parts: [{ text: 'CANARY' }] }] },
    ],
    ['contents[0].role is missing', { contents: [{ parts: [{ text: 'CANARY' }] }] }],
    ['contents[0].parts must not be empty', { contents: [{ role: 'user', parts: [] }] }],
    ['contents[0].parts must be a list', { contents: [{ role: 'user', parts: 'CANARY' }] }],
    ['contents[0].parts[0].text must be text', { contents: [{ role: 'user', parts: [{ text: 7 }] }] }],
    [
      'contents[0].parts[0].text is missing',
      { contents: [{ role: 'user', parts: [{ inlineData: 'CANARY' }] }] },
    ],
    [
      'contents[0].parts[1] has an unknown field',
      { contents: [{ role: 'user', parts: [{ text: 'a' }, { text: 'b', fileData: {} }] }] },
    ],
    ['contents[0].parts[0].text must be whole characters', { contents: [user('\ud83d')] }],
    ['contents[0] has no words', { contents: [user(' \n')] }],
    ['contents[0] is too long', { contents: [user('x'.repeat(4_001))] }],
    ['contents must begin with the user', { contents: [model('CANARY'), user('b')] }],
    ['contents must end with the user', { contents: [user('a'), model('CANARY')] }],
    [
      'contents has more than 11 turns',
      { contents: Array.from({ length: 13 }, (_, index) => (index % 2 ? model('a') : user('a'))) },
    ],
    ['the body has an unknown field', { ...good, tools: [{ CANARY: 1 }] }],
    ['the body has an unknown field', { ...good, cachedContent: 'CANARY' }],
    ['the body has an unknown field', { ...good, CANARY: 1 }],
    [
      'the body has an unknown field',
      JSON.parse('{"contents":[{"role":"user","parts":[{"text":"a"}]}],"__proto__":{"CANARY":1}}'),
    ],
  ])('[G-11] names the field that is wrong and repeats nothing: %s', async (detail, body) => {
    const { status, json, text, upstream, log } = await askWith(body);
    expect([status, json.code, upstream.length]).toEqual([400, 'invalid_request', 0]);
    expect(json.detail).toBe(detail);
    expect(json.error.message).toContain(detail);
    expect(text + JSON.stringify(log)).not.toContain('CANARY');
  });

  test('accepts a longer turn for the audit', async () => {
    const long = JSON.stringify({ contents: [user('x'.repeat(8_000))] });
    expect((await ask({ body: long, headers: { ...browser, 'x-intent': 'audit' } })).status).toBe(200);
    expect((await ask({ body: long })).status).toBe(400);
    expect((await ask({ headers: { ...browser, 'x-intent': 'CANARY' } })).json.detail).toBe(
      'x-intent must be "chat" or "audit"',
    );
  });
});

describe('[G-12] the request to the model', () => {
  const expected = {
    contents: [user('One?'), model('One.'), user('Two?')],
    generationConfig: {
      temperature: 0.7,
      topK: 40,
      topP: 0.95,
      maxOutputTokens: 1024,
      thinkingConfig: { thinkingLevel: 'low' },
    },
    safetySettings: ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map((name) => ({
      category: `HARM_CATEGORY_${name}`,
      threshold: 'BLOCK_MEDIUM_AND_ABOVE',
    })),
  };
  const wild = {
    contents: [user('One?'), { role: 'model', parts: [{ text: 'On' }, { text: 'e.' }] }, user('Two?')],
    systemInstruction: { role: 'system', parts: [{ text: 'The rules.' }] },
    generationConfig: { temperature: 2, maxOutputTokens: 1e9, candidateCount: 8, responseSchema: {} },
    safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }],
  };

  test('is fixed except for the texts', async () => {
    const { upstream } = await askWith(wild);
    expect(upstream[0]?.body).toEqual(expected);
    expect(upstream[0]?.url).toBe('/v1beta/models/gemini-flash-latest:generateContent');
  });

  test('[G-30] has the instruction of the gateway, where it has one', async () => {
    const systemInstructions = { chat: 'Our own rules.' };
    const { upstream } = await askWith(wild, { systemInstructions });
    expect(upstream[0]?.body).toMatchObject({ systemInstruction: { parts: [{ text: 'Our own rules.' }] } });
    const audit = await ask({
      body: JSON.stringify(wild),
      headers: { ...browser, 'x-intent': 'audit' },
      options: { systemInstructions },
    });
    expect(audit.upstream[0]?.body).toEqual(expected);
  });

  test('[D3] [G-13] goes to the configured model, whichever of the two names was asked for', async () => {
    const path = '/api/gemini/v1beta/models/gemini-pro:streamGenerateContent?alt=sse&key=CANARY';
    const { upstream } = await ask({
      path,
      options: { GEMINI_MODEL: 'models/gemini-x.1', GEMINI_THINKING_LEVEL: 'high' },
    });
    expect(upstream[0]?.url).toBe('/v1beta/models/gemini-x.1:streamGenerateContent?alt=sse');
    expect(upstream[0]?.body).toMatchObject({
      generationConfig: { thinkingConfig: { thinkingLevel: 'high' } },
    });
  });

  test('[G-03] [G-04] has our key and nothing of the client', async () => {
    const { upstream } = await ask({
      headers: {
        ...browser,
        'x-goog-api-key': 'placeholder',
        authorization: 'Bearer x',
        cookie: 'a=b',
        'x-forwarded-for': '1.2.3.4',
        'user-agent': 'Visitor/1.0',
      },
    });
    const headers = upstream[0]?.headers ?? {};
    expect(headers['x-goog-api-key']).toBe(apiKey);
    for (const name of ['authorization', 'cookie', 'origin', 'x-forwarded-for', 'x-intent', 'referer']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(JSON.stringify(headers)).not.toContain('Visitor');
  });
});

test.each([undefined, '', '  ', 'Replace with your Gemini API key'])(
  '[D4] [G-01] the gateway without a key (%j) answers 503 and sends no request',
  async (key) => {
    const { status, json, upstream, log } = await ask({ options: { GEMINI_API_KEY: key } });
    expect([status, json.code, json.status, upstream.length]).toEqual([503, 'ai_unconfigured', 503, 0]);
    expect(json.error).toMatchObject({ code: 503, status: 'ai_unconfigured' });
    expect(log).toMatchObject([{ level: 'info', code: 'ai_unconfigured' }]);
  },
);

test('the gateway refuses an impossible model name when it is created', () => {
  expect(() => createGateway({ GEMINI_MODEL: 'no model!' })).toThrow('is no model name');
});
