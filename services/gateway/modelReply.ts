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
  /** Called once the reply is complete, or once a started stream has ended. */
  onEnd(failure: GatewayError | undefined, usage: Usage): Promise<void>;
}

/** Reads a complete reply and returns it as JSON. Throws `GatewayError`. */
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
 * Forwards a stream as simple events: no comments, no thoughts, no split characters. Resolves once the first event has
 * arrived. Before that, an error rejects with `GatewayError`, so that the response can still have an error status.
 */
export async function streamReply(
  upstream: UpstreamResponse,
  context: ReplyContext,
): Promise<ReadableStream<Uint8Array>> {
  const events = sseEvents(upstream, context);
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
 * Yields an event for each part, and a last event with the finish reason. Some services send a reason with each event,
 * so only the end of the body ends the reply. After the first part, an error becomes an event that no client can
 * mistake for the end.
 */
async function* sseEvents(
  upstream: UpstreamResponse,
  { deadline, limits, onEnd }: ReplyContext,
): AsyncGenerator<string, void> {
  const reader = createPartReader();
  const sseEvent = (response: object) => `data: ${JSON.stringify(response)}\n\n`;
  let started = false;
  let failure: GatewayError | undefined = new GatewayError('client_closed');
  try {
    try {
      for await (const event of readEvents(readText(upstream, deadline, limits))) {
        const text = reader.read(event);
        if (text === '') continue;
        started = true;
        yield sseEvent(toGeminiResponse({ text }));
      }
    } catch (error) {
      // The reply is complete if it has one reason and no text after it. Then only the end of the body is missing.
      if (!reader.isDone() || deadline.cause === 'aborted') throw error;
    }
    const end = reader.end();
    started = true;
    failure = undefined;
    yield sseEvent(toGeminiResponse(end));
  } catch (error) {
    failure = toGatewayError(error, deadline);
    if (!started) throw failure;
    // An unfinished event follows the error. The SDK ignores the error event, but it fails at the unfinished one.
    yield `data: ${JSON.stringify({ error: errorBody(failure).error })}\n\ndata: {"cut":`;
  } finally {
    if (started) {
      deadline.abort();
      await onEnd(failure, reader.usage());
    }
  }
}

/** Yields the data of each event of a server-sent stream, in order. An unfinished event is dropped. */
export async function* readEvents(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  let last = '';
  for await (const text of parts) {
    parser.feed(text);
    last = text || last;
    yield* events.splice(0);
  }
  // After a carriage return, the parser waits for a line feed. At the end of the body, the carriage return alone ends
  // the line.
  if (last.endsWith('\r')) parser.feed('\n');
  yield* events;
}

/**
 * Converts a part to Gemini's format, with only the fields that clients need: no thoughts, no second candidate.
 */
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

/** Returns a finish reason if it is a single word, else `OTHER`. Otherwise an upstream could pass text to clients. */
const reasonName = (reason: string) => (/^[A-Z_]{1,40}$/.test(reason) ? reason : 'OTHER');
