import { afterEach, describe, expect, test, vi } from 'vitest';

import { createGeminiGenerator, type GeminiOptions } from './GeminiGenerator.ts';
import type { GeneratedPart, GenerationRequest } from './TextGenerator.ts';

interface Sent {
  readonly url: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Stands in for the network: answers each request with this text and remembers what was sent. */
function network(answer: string) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    sent.push({ url: String(url), body: JSON.parse(String(init.body)), headers: new Headers(init.headers) });
    return new Response(answer);
  });
  return sent;
}

/** A network that never answers, until the caller gives up. */
function silence() {
  const never = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  vi.stubGlobal('fetch', never);
  return never;
}

const generator = (options: Partial<GeminiOptions> = {}) =>
  createGeminiGenerator({ apiKey: ' key ', ...options });
const request: GenerationRequest = {
  system: 'Be short.',
  turns: [{ role: 'user', text: 'Hi' }],
  intent: 'audit',
};
const says = (text: string, finishReason?: string) =>
  JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, finishReason }] });
const events = (...all: readonly string[]) => all.map((event) => `data: ${event}\n\n`).join('');
const contents = [{ role: 'user', parts: [{ text: 'Hi' }] }];
async function chunks(more: Partial<GenerationRequest> = {}): Promise<GeneratedPart[]> {
  const all: GeneratedPart[] = [];
  for await (const chunk of generator().stream({ ...request, ...more })) all.push(chunk);
  return all;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('createGeminiGenerator sends', () => {
  test('names the model, the screen, the key and the instruction', async () => {
    const sent = network(says('Hello.'));
    expect(await generator({ baseUrl: 'https://here.example' }).generate(request)).toEqual({
      text: 'Hello.',
      finish: 'whole',
    });
    expect(sent[0]?.url).toBe('https://here.example/v1beta/models/gemini-2.0-flash:generateContent');
    expect(sent[0]?.headers.get('x-goog-api-key')).toBe('key');
    expect(sent[0]?.headers.get('x-intent')).toBe('audit');
    expect(sent[0]?.body).toMatchObject({
      contents,
      systemInstruction: { parts: [{ text: 'Be short.' }] },
      generationConfig: { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 },
      safetySettings: Array.from({ length: 4 }, () => ({ threshold: 'BLOCK_MEDIUM_AND_ABOVE' })),
    });
  });

  test('goes to Google if nothing else is said, without an empty instruction', async () => {
    const sent = network(says('Hello.'));
    await generator({ model: 'no model' }).generate({ ...request, system: ' ' });
    expect(sent[0]?.url).toMatch(
      /^https:\/\/generativelanguage\.googleapis\.com\/.*\/gemini-pro:generateContent$/,
    );
    expect(sent[0]?.body).not.toHaveProperty('systemInstruction');
  });

  test('asks for numbers', async () => {
    const counted = network('{"totalTokens":3}');
    expect(await generator().countTokens('Hi')).toBe(3);
    expect(counted[0]?.body).toMatchObject({ generateContentRequest: { contents } });
    expect(counted[0]?.headers.has('x-intent')).toBe(false);
    const embedded = network('{"embedding":{"values":[1]}}');
    expect(await generator().embed('Hi')).toEqual([1]);
    expect(embedded[0]).toMatchObject({ body: { content: contents[0] } });
    expect(embedded[0]?.url).toContain('gemini-embedding-001');
    const both = network('{"embeddings":[{"values":[1]},{"values":[2]}]}');
    expect(await generator().embedBatch(['Hi', 'Ho'])).toEqual([[1], [2]]);
    expect(both[0]?.body).toMatchObject({ requests: [{ content: contents[0] }, {}] });
    expect(await generator().embedBatch([])).toEqual([]);
    expect(both).toHaveLength(1);
  });

  test('is nothing without a key, a text, a turn or patience', async () => {
    const sent = network(says('Never.'));
    const gone = AbortSignal.abort();
    const none = { ...request, turns: [] };
    await expect(generator({ apiKey: ' ' }).generate(request)).rejects.toMatchObject({
      problem: 'unconfigured',
      message: 'No usable API key is set',
    });
    await expect(generator({ model: ' ' }).generate(request)).rejects.toMatchObject({ problem: 'invalid' });
    await expect(generator().generate(none)).rejects.toMatchObject({ problem: 'invalid' });
    await expect(chunks(none)).rejects.toMatchObject({ problem: 'invalid' });
    await expect(generator().countTokens(' ')).rejects.toMatchObject({ problem: 'invalid' });
    await expect(generator().embed(' ')).rejects.toMatchObject({ problem: 'invalid' });
    await expect(generator().embedBatch(['Hi', ' '])).rejects.toMatchObject({ problem: 'invalid' });
    await expect(generator().generate({ ...request, signal: gone })).rejects.toMatchObject({
      problem: 'aborted',
    });
    await expect(chunks({ signal: gone })).rejects.toMatchObject({ problem: 'aborted' });
    await expect(generator().countTokens('Hi', gone)).rejects.toMatchObject({ problem: 'aborted' });
    await expect(generator().embed('Hi', gone)).rejects.toMatchObject({ problem: 'aborted' });
    await expect(generator().embedBatch(['Hi'], gone)).rejects.toMatchObject({ problem: 'aborted' });
    expect(sent).toEqual([]);
  });
});

describe('createGeminiGenerator receives', () => {
  test.each([
    [says(' ', 'STOP'), 'incomplete'],
    [says('No', 'SAFETY'), 'blocked'],
    [says('x'.repeat(65_537), 'STOP'), 'malformed'],
    ['no JSON', 'malformed'],
  ])('is refused if it is no reply (%#)', async (answer, problem) => {
    network(answer);
    await expect(generator().generate(request)).rejects.toMatchObject({ problem });
    network(events(answer));
    await expect(chunks()).rejects.toMatchObject({ problem });
  });

  test('is streamed in chunks that say something', async () => {
    network(events(says('One '), says(''), says('two'), says('', 'STOP')));
    expect(await chunks()).toEqual([{ text: 'One ' }, { text: 'two' }, { text: '', finish: 'whole' }]);
    network(events(says('One ', 'STOP'), says('two')));
    expect(await chunks()).toEqual([{ text: 'One ' }, { text: 'two' }, { text: '', finish: 'whole' }]);
  });

  test('says that the limit of tokens cut it', async () => {
    network(says('One ', 'MAX_TOKENS'));
    expect(await generator().generate(request)).toEqual({ text: 'One ', finish: 'cut' });
    network(events(says('One '), says('', 'MAX_TOKENS')));
    expect(await chunks()).toEqual([{ text: 'One ' }, { text: '', finish: 'cut' }]);
  });

  test('is incomplete if a stream is cut', async () => {
    network(events(says('One ')));
    await expect(chunks()).rejects.toMatchObject({
      problem: 'incomplete',
      message: 'The AI service stopped before it was done',
    });
  });

  test('is waited for until the signal ends, which a limit of time may do', async () => {
    for (const ask of [
      (signal: AbortSignal) => generator().generate({ ...request, signal }),
      (signal: AbortSignal) => chunks({ signal }),
    ]) {
      silence();
      const caller = new AbortController();
      const ended = expect(ask(caller.signal)).rejects.toMatchObject({ problem: 'timeout' });
      await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
      caller.abort(new DOMException('The time is over.', 'TimeoutError'));
      await ended;
    }
  });
});
