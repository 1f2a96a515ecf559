import { createParser } from 'eventsource-parser';

import type { Deadline } from '../generation/deadline.ts';
import type { ReplyPart } from '../generation/readReply.ts';
import { createPartReader, type Usage } from './createPartReader.ts';
import { errorBody, GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import type { UpstreamResponse } from './postByFetch.ts';
import { joinText, readText, toGatewayError } from './upstream.ts';

/** Limits for reading a reply, and the callback for its end. */
interface ReplyContext {
  readonly deadline: Deadline;
  readonly limits: GatewayLimits;
  /** Called once the reply is complete, or once a stream that has begun sends nothing more. */
  onEnd(failure: GatewayError | undefined, usage: Usage): Promise<void>;
}

/** A reply that comes at once, as JSON. Throws `GatewayError`. */
export async function bufferReply(
  upstream: UpstreamResponse,
  { deadline, limits, onEnd }: ReplyContext,
): Promise<string> {
  const reader = createPartReader();
  const text = reader.read(await joinText(readText(upstream, deadline, limits)));
  const end = reader.end(true);
  await onEnd(undefined, reader.usage());
  return JSON.stringify(toGeminiResponse({ ...end, text }));
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

/**
 * Frames each part, and one last event with the reason for the end: some services give a reason with each event, so
 * that only the end of the body is the end. A fault after the first part becomes an event that no client can take for
 * an ending.
 */
async function* sseFrames(
  upstream: UpstreamResponse,
  { deadline, limits, onEnd }: ReplyContext,
): AsyncGenerator<string, void> {
  const reader = createPartReader();
  const frame = (response: object) => `data: ${JSON.stringify(response)}\n\n`;
  let started = false;
  let failure: GatewayError | undefined = new GatewayError('client_closed');
  try {
    try {
      for await (const event of readEvents(readText(upstream, deadline, limits))) {
        const text = reader.read(event);
        if (text === '') continue;
        started = true;
        yield frame(toGeminiResponse({ text }));
      }
    } catch (error) {
      // With one reason and no text after it, only the end of the body is missing.
      if (!reader.isDone() || deadline.cause === 'aborted') throw error;
    }
    const end = reader.end();
    started = true;
    failure = undefined;
    yield frame(toGeminiResponse(end));
  } catch (error) {
    failure = toGatewayError(error, deadline);
    if (!started) throw failure;
    // An unfinished event follows the error: the SDK ignores the error event and fails at the unfinished one.
    yield `data: ${JSON.stringify({ error: errorBody(failure).error })}\n\ndata: {"cut":`;
  } finally {
    if (started) {
      deadline.abort();
      await onEnd(failure, reader.usage());
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

/** The part in the protocol's form, reduced to the fields that clients need: no thoughts, no second candidate. */
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
