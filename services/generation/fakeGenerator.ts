import {
  type GeneratedText,
  GenerationError,
  type GenerationProblem,
  type GenerationRequest,
  type TextGenerator,
} from './TextGenerator.ts';
import { validateRequest, validateText } from './validateRequest.ts';

/** A working generator without a network that records its requests. */
export interface FakeGenerator extends TextGenerator {
  /** Requests to `generate` and `stream`, oldest first, without refused ones. */
  readonly requests: readonly GenerationRequest[];
}

/** Response of a fake to one request. */
export type FakeReply = string | GeneratedText | Error | FakeGenerator;

/** Writes one reply, or rejects. */
type Writer = (request: GenerationRequest) => Promise<GeneratedText>;

/** A generator for each scenario, for stories, tests and prerendering. */
export const fakeGenerator = {
  /** Replies with these texts, one per request, and repeats the last one. */
  says: (...texts: readonly string[]) => fake(inTurn(texts)),

  /** Replies with these texts, each cut at the token limit. */
  saysCut: (...texts: readonly string[]) => fake(inTurn(texts.map((text) => ({ text, finish: 'cut' })))),

  /** Always fails with this problem, or with an HTTP status such as 429. */
  fails: (problem: GenerationProblem | number) => fake(inTurn([failure(problem)])),

  /** Never answers; rejects only if the caller aborts. */
  hangs: () =>
    fake(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(abortError()), { once: true });
        }),
    ),

  /** Never answers, and ignores the caller's signal. */
  ignoresAbort: () => fake(() => new Promise(() => {})),

  /** Has no key, so retrying does not help. */
  unconfigured: () => fake(inTurn([failure('unconfigured')])),

  /**
   * Uses one step per request: a text, a complete reply, an error to throw, or another generator. The last step
   * repeats.
   */
  sequence: (...replies: readonly FakeReply[]) => fake(inTurn(replies)),
};

function fake(write: Writer): FakeGenerator {
  const requests: GenerationRequest[] = [];

  const generate = async (request: GenerationRequest): Promise<GeneratedText> => {
    refuseAborted(request.signal);
    validateRequest(request);
    requests.push(request);
    const reply = await write(request);
    if (reply.text.trim() === '') throw failure('incomplete');
    return reply;
  };

  return {
    requests,
    generate,
    async *stream(request) {
      const { text, finish } = await generate(request);
      for (const part of text.match(/\s*\S+\s*/g) ?? []) {
        refuseAborted(request.signal);
        yield { text: part };
      }
      yield { text: '', finish };
    },
    async countTokens(text, signal) {
      await checkAnswerable(signal, text);
      return text.split(/\s+/).filter(Boolean).length;
    },
    async embed(text, signal) {
      await checkAnswerable(signal, text);
      return embedding(text);
    },
    async embedBatch(texts, signal) {
      await checkAnswerable(signal, ...texts);
      return texts.map(embedding);
    },
  };

  /** Rejects if the scenario gives no answer. The fake creates counts and embeddings itself. */
  async function checkAnswerable(
    signal: AbortSignal | undefined,
    ...texts: readonly string[]
  ): Promise<void> {
    refuseAborted(signal);
    texts.forEach(validateText);
    await write(sampleRequest(signal));
  }
}

function inTurn(replies: readonly FakeReply[]): Writer {
  let next = 0;
  return async (request) => {
    const reply = replies[Math.min(next, replies.length - 1)] ?? '';
    next += 1;
    if (reply instanceof Error) throw reply;
    if (typeof reply === 'string') return { text: reply, finish: 'whole' };
    return 'generate' in reply ? reply.generate(request) : reply;
  };
}

/** Returns eight numbers that depend only on the text. */
function embedding(text: string): readonly number[] {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return Array.from({ length: 8 }, (_, position) =>
    codes.reduce((sum, code, index) => (sum + code * (index + position + 1)) % 997, 0),
  );
}

/** Message for each problem. The handbook's page "Error messages" prescribes some of them. */
const messages: Readonly<Record<GenerationProblem, string>> = {
  unconfigured: 'No usable API key is set',
  limited: '[429 visitor_limit] This visitor has sent too many requests',
  exhausted: '[429 site_limit] The site has received too many requests',
  http: '[500 Internal Server Error] The service failed',
  blocked: 'Candidate was blocked due to SAFETY',
  incomplete: 'The AI service returned no text',
  malformed: 'Failed to parse stream',
  network: 'fetch failed',
  timeout: 'The AI service took too long',
  aborted: 'Request aborted',
  invalid: 'Missing role for history item',
};

function failure(problem: GenerationProblem | number): GenerationError {
  if (typeof problem === 'number') {
    return new GenerationError('http', `[${problem} Error] The service failed`, problem);
  }
  return new GenerationError(problem, messages[problem], statuses[problem]);
}

const statuses: Partial<Record<GenerationProblem, number>> = {
  http: 500,
  unconfigured: 503,
  limited: 429,
  exhausted: 429,
};

const abortError = () => failure('aborted');
const sampleRequest = (signal: AbortSignal | undefined): GenerationRequest => ({
  system: '',
  turns: [{ role: 'user', text: '?' }],
  intent: 'chat',
  signal,
});

function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError();
}
