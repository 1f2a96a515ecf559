import { createParser } from 'eventsource-parser';

import type { Deadline } from '../generation/deadline.ts';
import { longestReply } from '../generation/geminiConfig.ts';
import { type ReplyPart, readReply } from '../generation/readReply.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { errorBody, GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import type { UpstreamResponse } from './postByFetch.ts';
import { joinText, malformedReply, readText, toGatewayError, upstreamError } from './upstream.ts';

/** What a reply is read under, and who is told of its end. */
interface ReplyContext {
  readonly deadline: Deadline;
  readonly limits: GatewayLimits;
  /** Never passed on, should the model say it. */
  readonly apiKey: string;
  /** Called once the reply is there, or once a stream that has begun sends nothing more. */
  onEnd(failure: GatewayError | undefined, tokens: number | undefined): Promise<void>;
}

/** A reply that comes at once, as JSON. Throws `GatewayError`. */
export async function bufferReply(
  upstream: UpstreamResponse,
  { deadline, limits, apiKey, onEnd }: ReplyContext,
): Promise<string> {
  const text = await joinText(readText(upstream, deadline, limits));
  const { part } = createPartReader(apiKey)(text, true);
  await onEnd(undefined, part.tokens);
  return JSON.stringify(toGeminiResponse(part));
}

/**
 * Passes a stream on in plain events: no comments, no thoughts, no split characters. Resolves with the first event,
 * so that what fails before it can still be an error status; throws `GatewayError` then.
 */
export async function streamReply(
  upstream: UpstreamResponse,
  context: ReplyContext,
): Promise<ReadableStream<Uint8Array>> {
  const events = sseFrames(upstream, context);
  const encoder = new TextEncoder();
  let first: IteratorResult<string, void> | undefined = await events.next();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = first ?? (await events.next());
      first = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      context.deadline.abort();
      await events.return(undefined);
    },
  });
}

/** Frames each part; a fault after the first becomes an event that no client can take for an ending. */
async function* sseFrames(
  upstream: UpstreamResponse,
  { deadline, limits, apiKey, onEnd }: ReplyContext,
): AsyncGenerator<string, void> {
  const readPart = createPartReader(apiKey);
  let started = false;
  let tokens: number | undefined;
  let failure: GatewayError | undefined = new GatewayError('client_closed');
  try {
    for await (const event of readEvents(readText(upstream, deadline, limits))) {
      const { part, ends } = readPart(event);
      tokens = part.tokens ?? tokens;
      if (part.text === '' && !ends) continue;
      started = true;
      if (ends) failure = undefined;
      yield `data: ${JSON.stringify(toGeminiResponse(part))}\n\n`;
      if (ends) return;
    }
    throw new GatewayError(started ? 'upstream_malformed' : 'upstream_empty', { upstream: 200 });
  } catch (error) {
    failure = toGatewayError(error, deadline);
    if (!started) throw failure;
    // Behind the error an event that never ends: the SDK overlooks the first and fails at the second.
    yield `data: ${JSON.stringify({ error: errorBody(failure).error })}\n\ndata: {"cut":`;
  } finally {
    if (started) {
      deadline.abort();
      await onEnd(failure, tokens);
    }
  }
}

/** The data of each event of a server-sent stream, in order. An event that was not finished is dropped. */
export async function* readEvents(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  let last = '';
  for await (const text of parts) {
    parser.feed(text);
    last = text || last;
    yield* events.splice(0);
  }
  // The parser waits for the other half of a line ending; a lone return as the last byte is a whole one.
  if (last.endsWith('\r')) parser.feed('\n');
  yield* events;
}

/**
 * Reads the parts of one reply, each from its JSON, and tells which ends it; a whole reply is one part. Throws
 * `GatewayError` for what is no answer, an error that came with status 200, too much text, and an ending without a word.
 */
function createPartReader(apiKey: string) {
  const removeKey = createRedactor(apiKey);
  let characters = 0;
  let hasWords = false;
  return (json: string, isWhole = false): { readonly part: ReplyPart; readonly ends: boolean } => {
    const part = parsePart(json);
    const { finishReason, blockReason } = part;
    if (part.error) throw upstreamError(part.error.code);
    characters += part.text.length;
    hasWords ||= part.text.trim() !== '';
    if (characters > longestReply) throw new GatewayError('upstream_too_large', { upstream: 200 });
    const ends = isWhole || finishReason !== undefined || blockReason !== undefined;
    // Without a word, only another reason to end tells the visitor something.
    if (ends && !hasWords && !blockReason && (finishReason ?? 'STOP') === 'STOP')
      throw new GatewayError('upstream_empty', { upstream: 200 });
    return { part: { ...part, text: removeKey(part.text, ends) }, ends };
  };
}

function parsePart(json: string): ReplyPart {
  try {
    return readReply(JSON.parse(json));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof GenerationError)) throw error;
    throw malformedReply();
  }
}

/** The same in the protocol's form, with nothing in it but what a client needs: no thoughts, no second candidate. */
function toGeminiResponse({ text, finishReason, blockReason, tokens }: ReplyPart): object {
  const candidate = {
    content: { role: 'model', parts: text === '' ? [] : [{ text }] },
    finishReason: finishReason && reasonName(finishReason),
    index: 0,
  };
  return {
    promptFeedback: blockReason && { blockReason: reasonName(blockReason) },
    candidates: blockReason ? undefined : [candidate],
    usageMetadata: tokens === undefined ? undefined : { totalTokenCount: tokens },
  };
}

/** Reasons are single words; anything else would be a way to pass text through. */
const reasonName = (reason: string) => (/^[A-Z_]{1,40}$/.test(reason) ? reason : 'OTHER');

/** Takes a secret out of a text that comes in parts: an end that may be its beginning waits for the next one. */
function createRedactor(secret: string): (text: string, isLast: boolean) => string {
  let held = '';
  return (text, isLast) => {
    const whole = (held + text).replaceAll(secret, '[removed]');
    let keep = isLast ? 0 : Math.min(secret.length - 1, whole.length);
    while (keep > 0 && !secret.startsWith(whole.slice(-keep))) keep -= 1;
    held = keep > 0 ? whole.slice(-keep) : '';
    return whole.slice(0, whole.length - keep);
  };
}
