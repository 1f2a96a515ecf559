import {
  type EnhancedGenerateContentResponse,
  type GenerativeModel,
  GoogleGenerativeAI,
  HarmBlockThreshold,
  HarmCategory,
  type SingleRequestOptions,
} from '@google/generative-ai';
import { endedError } from './deadline.ts';
import {
  defaultEmbeddingModel,
  defaultModel,
  fallbackModel,
  generationConfig,
  isModelName,
  isUsableKey,
  safetySettings,
} from './geminiConfig.ts';
import { assertNotEmpty, assertNotTooLong, assertUsable, finishOf, readReply } from './readReply.ts';
import { readEmbedding, readEmbeddings, readTokenCount } from './readTokensAndEmbeddings.ts';
import {
  type GeneratedPart,
  GenerationError,
  type GenerationRequest,
  type TextGenerator,
} from './TextGenerator.ts';
import { toGenerationError } from './toGenerationError.ts';
import { toWellFormed } from './truncate.ts';
import { validateModelName, validateRequest, validateText } from './validateRequest.ts';

/** Options of the connection to Gemini. */
export interface GeminiOptions {
  /** Key for the header `x-goog-api-key`. Behind our gateway any placeholder works, because the gateway drops it. */
  readonly apiKey: string;
  /** URL of the protocol without `/v1beta`, e.g. `/api/gemini`. @default Google's own URL */
  readonly baseUrl?: string | undefined;
  /** Name of the model. An invalid name is replaced by `gemini-pro`. @default 'gemini-2.0-flash' */
  readonly model?: string | undefined;
  readonly embeddingModel?: string | undefined;
}

/**
 * Creates a generator that uses Google's Gemini through its SDK. Each call runs until the caller's signal aborts.
 * Creation never throws. For the rest see `TextGenerator`.
 */
export function createGeminiGenerator(options: GeminiOptions): TextGenerator {
  const { model = defaultModel, embeddingModel = defaultEmbeddingModel } = options;
  const connect = createConnections(options);

  const connectFor = (request: GenerationRequest) => {
    validateRequest(request);
    return connect(model, request.intent, request.system);
  };

  return {
    async generate(request) {
      const connected = connectFor(request);
      const { response } = await call(
        (options) => connected.generateContent(contents(request), options),
        request.signal,
      );
      // `response.text()` is not used, because it accepts thoughts, bad finish reasons and empty replies.
      const part = readReply(response);
      assertUsable(part, sentText(request));
      assertNotEmpty(part.text, part.finishReason);
      assertNotTooLong(part.text);
      return { text: part.text, finish: finishOf(part.finishReason) };
    },

    async *stream(request) {
      const connected = connectFor(request);
      // Aborts the SDK's request when the caller stops reading. Otherwise the SDK would read on.
      const stopped = new AbortController();
      const signal = request.signal ? AbortSignal.any([request.signal, stopped.signal]) : stopped.signal;
      try {
        const { stream, response } = await call(
          (options) => connected.generateContentStream(contents(request), options),
          signal,
        );
        // A broken stream also rejects this promise. An unhandled rejection would end a Node process.
        response.catch(() => {});
        yield* readParts(stream, sentText(request), signal);
      } finally {
        stopped.abort();
      }
    },

    async countTokens(text, signal) {
      validateText(text);
      const connected = connect(model);
      const answer = await call(
        (options) => connected.countTokens({ contents: [content(text)] }, options),
        signal,
      );
      return readTokenCount(answer);
    },

    async embed(text, signal) {
      validateText(text);
      const connected = connect(embeddingModel);
      const answer = await call(
        (options) => connected.embedContent({ content: content(text) }, options),
        signal,
      );
      return readEmbedding(answer);
    },

    async embedBatch(texts, signal) {
      texts.forEach(validateText);
      const connected = connect(embeddingModel);
      if (texts.length === 0) return [];
      const requests = texts.map((text) => ({ content: content(text) }));
      const answer = await call((options) => connected.batchEmbedContents({ requests }, options), signal);
      return readEmbeddings(answer, texts.length);
    },
  };
}

/** Returns a function that connects to a model. The function throws `GenerationError` without a usable key. */
function createConnections({ apiKey, baseUrl }: GeminiOptions) {
  const client = new GoogleGenerativeAI(apiKey.trim());

  return (name: string, intent?: GenerationRequest['intent'], system = ''): GenerativeModel => {
    if (!isUsableKey(apiKey)) throw new GenerationError('unconfigured', 'No usable API key is set');
    validateModelName(name);
    return client.getGenerativeModel(
      {
        model: isModelName(name) ? name : fallbackModel,
        generationConfig: { ...generationConfig },
        safetySettings: safetySettings.map(({ category, threshold }) => ({
          category: HarmCategory[category],
          threshold: HarmBlockThreshold[threshold],
        })),
        // As an option of the model, the SDK sends the instruction as a Content object. `startChat` would send a plain
        // string, which Google refuses.
        ...(system.trim() === '' ? {} : { systemInstruction: system }),
      },
      { ...(baseUrl ? { baseUrl } : {}), ...(intent ? { customHeaders: { 'x-intent': intent } } : {}) },
    );
  };
}

/**
 * Runs one call of the SDK and converts its errors. If the caller has already aborted, nothing is sent. Throws
 * `GenerationError`.
 */
async function call<Result>(
  send: (options: SingleRequestOptions) => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  throwIfEnded(signal);
  try {
    return await send(signal ? { signal } : {});
  } catch (error) {
    throw toGenerationError(error, signal);
  }
}

/**
 * Builds the same body as `startChat(…).sendMessage(…)`, for chat and audit. The chat session of the SDK is not used,
 * because it refuses histories that the API accepts, writes to the console, and has a second promise that no caller can
 * catch.
 */
const contents = ({ turns }: GenerationRequest) => ({
  contents: turns.map(({ role, text }) => content(text, role)),
});

const sentText = ({ turns }: GenerationRequest) => toWellFormed(turns.map(({ text }) => text).join());

/** Yields each text of a stream, and at the end how the reply finished. Throws `GenerationError`. */
async function* readParts(
  stream: AsyncIterable<EnhancedGenerateContentResponse>,
  sentText: string,
  signal: AbortSignal,
): AsyncGenerator<GeneratedPart> {
  let text = '';
  let finishReason: string | undefined;
  const events = stream[Symbol.asyncIterator]();
  while (true) {
    const event = await call(() => events.next(), signal);
    throwIfEnded(signal);
    if (event.done) break;
    const part = readReply(event.value);
    assertUsable(part, sentText);
    finishReason = part.finishReason ?? finishReason;
    text += part.text;
    assertNotTooLong(text);
    if (part.text !== '') yield { text: part.text };
  }
  // The SDK treats a stream that was cut between two events as complete.
  if (!finishReason) throw new GenerationError('incomplete', 'The AI service stopped before it was done');
  assertNotEmpty(text, finishReason);
  yield { text: '', finish: finishOf(finishReason) };
}

function throwIfEnded(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw endedError(signal);
}

const content = (text: string, role = 'user') => ({ role, parts: [{ text: toWellFormed(text) }] });
