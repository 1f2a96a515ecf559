import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  GenerationError,
  type GenerationProblem,
  type GenerationRequest,
  type TextGenerator,
} from '#services';
import { createGeminiGenerator } from '#services/server';
import { type FaultId, faults, type GeminiServer, startGeminiServer } from '#tests/support/geminiServer.ts';
import { upstreamSecret } from '#tests/support/geminiServerAnswers.ts';
import { faultText } from '#tests/support/geminiServerFaults.ts';
import { type RunningGateway, startGateway } from '#tests/support/geminiServerGateway.ts';

type Outcome = 'text' | GenerationProblem;
/** What a fault comes to: without the gateway as a plain call and as a stream, with it as both; a number is a status. */
type Row = readonly [OneOf, OneOf, Outcome | number, Outcome | number];
type OneOf = Outcome | readonly Outcome[];

/** Too much to read in the time these tests have, or read and refused. */
const much = ['timeout', 'malformed'] as const;

const table: Record<FaultId, Row> = {
  F01: ['text', 'text', 'text', 'text'],
  F02: ['http', 'http', 502, 502],
  F03: ['http', 'http', 502, 502],
  F04: ['http', 'http', 502, 502],
  F05: ['http', 'http', 502, 502],
  F06: ['http', 'http', 504, 504],
  F07: ['http', 'http', 429, 429],
  F08: ['http', 'http', 429, 429],
  F09: ['http', 'http', 429, 429],
  F10: ['http', 'http', 429, 429],
  F11: ['http', 'http', 502, 502],
  F12: ['http', 'http', 502, 502],
  F13: ['http', 'http', 503, 503],
  F14: ['http', 'http', 504, 504],
  F15: ['network', 'network', 502, 502],
  F16: ['network', 'network', 502, 502],
  F17: ['timeout', 'timeout', 504, 504],
  F18: ['timeout', 'timeout', 504, 504],
  F19: ['timeout', 'timeout', 504, 504],
  F20: ['network', 'network', 502, 502],
  F21: ['malformed', 'incomplete', 502, 502],
  F22: ['malformed', 'malformed', 502, 502],
  F23: ['malformed', 'malformed', 502, 502],
  'F23 at once': ['malformed', 'malformed', 502, 502],
  F24: ['malformed', 'malformed', 502, 502],
  F25: ['malformed', 'incomplete', 502, 502],
  F26: ['incomplete', 'incomplete', 502, 502],
  F27: ['incomplete', 'incomplete', 502, 502],
  F28: ['incomplete', 'incomplete', 502, 502],
  'F28 without parts': ['incomplete', 'incomplete', 502, 502],
  F29: ['blocked', 'blocked', 'blocked', 'blocked'],
  F30: ['blocked', 'blocked', 'blocked', 'blocked'],
  F31: ['blocked', 'blocked', 'blocked', 'blocked'],
  'F31 BLOCKLIST': ['blocked', 'blocked', 'blocked', 'blocked'],
  'F31 PROHIBITED_CONTENT': ['blocked', 'blocked', 'blocked', 'blocked'],
  'F31 SPII': ['blocked', 'blocked', 'blocked', 'blocked'],
  'F31 LANGUAGE': ['blocked', 'blocked', 'blocked', 'blocked'],
  'F31 MALFORMED_FUNCTION_CALL': ['incomplete', 'incomplete', 'incomplete', 'incomplete'],
  F32: ['incomplete', 'incomplete', 'incomplete', 'incomplete'],
  'F32 with text': ['text', 'text', 'text', 'text'],
  F33: ['blocked', 'blocked', 'blocked', 'blocked'],
  F34: ['http', 'http', 503, 503],
  'F34 at once': ['http', 'http', 503, 503],
  F35: ['text', 'malformed', 'text', 'text'],
  F36: ['malformed', 'network', 502, 502],
  'F36 split characters': ['text', 'text', 'text', 'text'],
  F37: [much, 'malformed', 502, 502],
  F38: ['network', 'network', 502, 502],
  'F38 gzip bomb': [much, much, 502, 502],
  F39: ['http', 'http', 502, 502],
  F40: ['text', 'text', 'text', 'text'],
};

const isFault = (name: string): name is FaultId => name in faults;
const ids = Object.keys(table).filter(isFault);

const apiKey = 'CANARY-KEY-4711';
const question: GenerationRequest = { system: '', turns: [{ role: 'user', text: 'Why?' }], intent: 'chat' };
const generate = (generator: TextGenerator) => generator.generate(question);
const stream = async (generator: TextGenerator) => {
  let text = '';
  for await (const piece of generator.stream(question)) text += piece;
  return text;
};

/** The text, or the error there was; anything but a `GenerationError` fails the test. */
async function outcomeOf(reply: Promise<string>): Promise<GenerationError | Outcome> {
  try {
    expect(await reply).toBe(faultText);
    return 'text';
  } catch (error) {
    if (error instanceof GenerationError) return error;
    throw error;
  }
}

let gemini: GeminiServer;
let gateway: RunningGateway;
/** A gateway whose upstream's port is closed. */
let lonelyGateway: RunningGateway;
let closedUrl: string;

beforeAll(async () => {
  gemini = await startGeminiServer();
  const closed = await startGeminiServer();
  await closed.close();
  closedUrl = closed.url;
  const limits = { firstByteMs: 400, idleMs: 400, chatMs: 800 };
  gateway = await startGateway({ apiKey, upstreamUrl: gemini.url, limits });
  lonelyGateway = await startGateway({ apiKey, upstreamUrl: closedUrl, limits });
});
afterAll(async () => {
  await gateway.close();
  await lonelyGateway.close();
  await gemini.close();
});

test('the table holds every fault', () => {
  expect(ids).toEqual(Object.keys(faults));
  expect(new Set(ids.map((id) => id.slice(0, 3))).size).toBe(40);
});

describe.each(ids)('[G-40] [R-32] %s', { timeout: 10_000 }, (id) => {
  const [plain, streamed, plainGateway, streamedGateway] = table[id];

  test('without the gateway', async () => {
    gemini.always(faults[id]);
    const baseUrl = id === 'F15' ? closedUrl : gemini.url;
    const generator = createGeminiGenerator({ apiKey, baseUrl, timeout: 900 });
    const problem = (outcome: GenerationError | Outcome) =>
      typeof outcome === 'string' ? outcome : outcome.problem;
    expect([plain].flat()).toContain(problem(await outcomeOf(generate(generator))));
    expect([streamed].flat()).toContain(problem(await outcomeOf(stream(generator))));
  });

  test('through the gateway, with nothing told of the upstream or the key', async () => {
    gemini.always(faults[id]);
    const { url, log } = id === 'F15' ? lonelyGateway : gateway;
    const seen: string[] = [];
    const summary = (outcome: GenerationError | Outcome) => {
      if (typeof outcome === 'string') return outcome;
      seen.push(outcome.message);
      return outcome.problem === 'http' ? outcome.status : outcome.problem;
    };
    const generator = createGeminiGenerator({
      apiKey: 'placeholder',
      baseUrl: `${url}/api/gemini`,
      timeout: 4_000,
    });
    expect(summary(await outcomeOf(generate(generator)))).toBe(plainGateway);
    expect(summary(await outcomeOf(stream(generator)))).toBe(streamedGateway);

    for (const method of ['generateContent', 'streamGenerateContent?alt=sse']) {
      const response = await fetch(`${url}/api/gemini/v1beta/models/gemini-2.0-flash:${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'Why?' }] }] }),
      });
      seen.push(JSON.stringify([...response.headers]), await response.text().catch(String));
    }
    seen.push(JSON.stringify(log));
    for (const secret of [apiKey, upstreamSecret, gemini.url, closedUrl, 'stand-in', '.ts:']) {
      expect(seen.join('\n')).not.toContain(secret);
    }
    expect(seen.join('\n')).not.toContain(btoa(apiKey));
  });
});

test('[G-06] a redirect is not followed by the gateway', async () => {
  const before = gemini.requests.length;
  gemini.always(faults.F39);
  await fetch(`${gateway.url}/api/gemini/v1beta/models/gemini-pro:generateContent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'Why?' }] }] }),
  });
  expect(gemini.requests.slice(before).map(({ url }) => url)).toEqual([
    '/v1beta/models/gemini-flash-latest:generateContent',
  ]);
});
