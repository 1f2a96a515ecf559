import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  GenerationError,
  type GenerationProblem,
  type GenerationRequest,
  type TextGenerator,
} from '#services';
import { createGeminiGenerator } from '#services/server';
import { askModel, setUpGemini } from '#tests/contract/setUpServers.ts';
import { type RunningGateway, startGateway } from '#tests/contract/startGateway.ts';
import { upstreamSecret } from '#tests/geminiServer/answers.ts';
import { faultText } from '#tests/geminiServer/faults.ts';
import { type FaultName, faults, startGeminiServer } from '#tests/geminiServer/geminiServer.ts';

type Outcome = 'text' | GenerationProblem;
/** Outcomes of a fault: plain call and stream without the gateway, then both through it; a number is a status. */
type Row = readonly [OneOf, OneOf, Outcome | number, Outcome | number];
type OneOf = Outcome | readonly Outcome[];

/** A reply that is too large: its reading times out, or it is refused. */
const much = ['timeout', 'malformed'] as const;

const table: Record<FaultName, Row> = {
  normalReply: ['text', 'text', 'text', 'text'],
  badRequest: ['http', 'http', 502, 502],
  unauthorized: ['http', 'http', 502, 502],
  forbidden: ['http', 'http', 502, 502],
  notFound: ['http', 'http', 502, 502],
  requestTimeout: ['http', 'http', 504, 504],
  tooManyRequests: ['http', 'http', 429, 429],
  retryAfterOneSecond: ['http', 'http', 429, 429],
  retryAfterOneHour: ['http', 'http', 429, 429],
  retryDelayInBody: ['http', 'http', 429, 429],
  internalError: ['http', 'http', 502, 502],
  badGatewayAsHtml: ['http', 'http', 502, 502],
  serviceUnavailable: ['http', 'http', 503, 503],
  gatewayTimeout: ['http', 'http', 504, 504],
  connectionRefused: ['network', 'network', 502, 502],
  connectionReset: ['network', 'network', 502, 502],
  noResponse: ['timeout', 'timeout', 504, 504],
  headersOnly: ['timeout', 'timeout', 504, 504],
  oneCharacterAtATime: ['timeout', 'timeout', 504, 504],
  resetMidReply: ['network', 'network', 502, 502],
  truncatedReply: ['malformed', 'incomplete', 502, 502],
  truncatedEvent: ['malformed', 'malformed', 502, 502],
  malformedJson: ['malformed', 'malformed', 502, 502],
  malformedJsonAtOnce: ['malformed', 'malformed', 502, 502],
  htmlPage: ['malformed', 'malformed', 502, 502],
  emptyBody: ['malformed', 'incomplete', 502, 502],
  emptyObject: ['incomplete', 'incomplete', 502, 502],
  noCandidates: ['incomplete', 'incomplete', 502, 502],
  noContent: ['incomplete', 'incomplete', 502, 502],
  noParts: ['incomplete', 'incomplete', 502, 502],
  blockedForSafety: ['blocked', 'blocked', 'blocked', 'blocked'],
  blockedAsRecitation: ['blocked', 'blocked', 'blocked', 'blocked'],
  blockedForOtherReason: ['blocked', 'blocked', 'blocked', 'blocked'],
  blockedByBlocklist: ['blocked', 'blocked', 'blocked', 'blocked'],
  prohibitedContent: ['blocked', 'blocked', 'blocked', 'blocked'],
  personalData: ['blocked', 'blocked', 'blocked', 'blocked'],
  unsupportedLanguage: ['blocked', 'blocked', 'blocked', 'blocked'],
  malformedFunctionCall: ['incomplete', 'incomplete', 'incomplete', 'incomplete'],
  maxTokensWithoutText: ['incomplete', 'incomplete', 502, 502],
  maxTokensWithText: ['text', 'text', 'text', 'text'],
  blockedPrompt: ['blocked', 'blocked', 'blocked', 'blocked'],
  errorMidReply: ['http', 'http', 503, 503],
  errorAtOnce: ['http', 'http', 503, 503],
  unusualEventFraming: ['text', 'malformed', 'text', 'text'],
  invalidUtf8: ['malformed', 'network', 502, 502],
  splitUtf8Characters: ['text', 'text', 'text', 'text'],
  hugeReply: [much, 'malformed', 502, 502],
  wrongContentLength: ['network', 'network', 502, 502],
  gzipBomb: [much, much, 502, 502],
  redirect: ['http', 'http', 502, 502],
  stopOnEachEvent: ['text', 'text', 'text', 'text'],
  emptyPartsAndStopFirst: ['text', 'text', 'text', 'text'],
  eventsWithoutText: ['text', 'malformed', 'text', 'text'],
  unspecifiedReasons: ['text', 'text', 'text', 'text'],
  doneWithoutReason: ['text', 'malformed', 'text', 'text'],
  doneAfterReason: ['text', 'malformed', 'text', 'text'],
  noReason: ['text', 'incomplete', 'text', 502],
  blockedInTheMiddle: ['text', 'blocked', 'text', 'blocked'],
  safetyInTheMiddle: ['text', 'blocked', 'text', 'blocked'],
  reasonOfTheEndCounts: ['text', 'blocked', 'text', 'blocked'],
  openAfterStop: ['text', 'timeout', 'text', 'text'],
  resetAfterStop: ['text', 'network', 'text', 'text'],
  resetAfterStopOnEachEvent: ['text', 'network', 'text', 502],
  thoughtsAndSecondCandidate: ['text', 'text', 'text', 'text'],
};

const faultNames = Object.keys(table) as FaultName[];

const apiKey = 'CANARY-KEY-4711';
const question: GenerationRequest = { system: '', turns: [{ role: 'user', text: 'Why?' }], intent: 'chat' };
/** The question with a limit of time, in milliseconds. */
const within = (ms: number): GenerationRequest => ({ ...question, signal: AbortSignal.timeout(ms) });
const generate = async (generator: TextGenerator, ms: number) => (await generator.generate(within(ms))).text;
const stream = async (generator: TextGenerator, ms: number) => {
  let text = '';
  for await (const piece of generator.stream(within(ms))) text += piece.text;
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

const gemini = setUpGemini();
let gateway: RunningGateway;
/** A gateway whose upstream's port is closed. */
let unreachableGateway: RunningGateway;
let closedUrl: string;

beforeAll(async () => {
  const closed = await startGeminiServer();
  await closed.close();
  closedUrl = closed.url;
  const limits = { chatMs: 800 };
  gateway = await startGateway({ GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: gemini.url, limits });
  unreachableGateway = await startGateway({ GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: closedUrl, limits });
});
afterAll(async () => {
  await gateway.close();
  await unreachableGateway.close();
});

describe.each(faultNames)('[G-40] [R-32] the fault %s', { timeout: 10_000 }, (fault) => {
  const [plain, streamed, plainGateway, streamedGateway] = table[fault];

  test('becomes a GenerationError without the gateway', async () => {
    gemini.always(faults[fault]);
    const baseUrl = fault === 'connectionRefused' ? closedUrl : gemini.url;
    const generator = createGeminiGenerator({ apiKey, baseUrl });
    const problem = (outcome: GenerationError | Outcome) =>
      typeof outcome === 'string' ? outcome : outcome.problem;
    expect([plain].flat()).toContain(problem(await outcomeOf(generate(generator, 900))));
    expect([streamed].flat()).toContain(problem(await outcomeOf(stream(generator, 900))));
  });

  test('becomes a status through the gateway, which tells nothing of the upstream or the key', async () => {
    gemini.always(faults[fault]);
    const { url, log } = fault === 'connectionRefused' ? unreachableGateway : gateway;
    const seen: string[] = [];
    const summary = (outcome: GenerationError | Outcome) => {
      if (typeof outcome === 'string') return outcome;
      seen.push(outcome.message);
      return outcome.problem === 'http' ? outcome.status : outcome.problem;
    };
    const generator = createGeminiGenerator({
      apiKey: 'placeholder',
      baseUrl: `${url}/api/gemini`,
    });
    expect(summary(await outcomeOf(generate(generator, 4_000)))).toBe(plainGateway);
    expect(summary(await outcomeOf(stream(generator, 4_000)))).toBe(streamedGateway);

    for (const method of ['generateContent', 'streamGenerateContent?alt=sse']) {
      const response = await askModel(url, method);
      seen.push(JSON.stringify([...response.headers]), await response.text().catch(String));
    }
    seen.push(JSON.stringify(await log()));
    for (const secret of [apiKey, upstreamSecret, gemini.url, closedUrl, 'stand-in', '.ts:']) {
      expect(seen.join('\n')).not.toContain(secret);
    }
    expect(seen.join('\n')).not.toContain(btoa(apiKey));
  });
});

test('[G-06] the gateway does not follow a redirect of the upstream', async () => {
  const before = gemini.requests.length;
  gemini.always(faults.redirect);
  await askModel(gateway.url);
  expect(gemini.requests.slice(before).map(({ url }) => url)).toEqual([
    '/v1beta/models/gemini-flash-latest:generateContent',
  ]);
});
