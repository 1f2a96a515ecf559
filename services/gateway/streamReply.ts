import { createParser } from 'eventsource-parser';

import { errorBody, GatewayError } from './GatewayError.ts';
import {
  createRedactor,
  parseChunk,
  type ReplyContext,
  rejectEmptyReply,
  rejectLongReply,
  toGeminiResponse,
} from './modelReply.ts';
import type { UpstreamResponse } from './PostUpstream.ts';
import { readReplyText } from './readReplyText.ts';
import { toGatewayError } from './upstream.ts';

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

/** Frames each chunk; a fault after the first becomes an event that no client can take for an ending. */
async function* sseFrames(
  upstream: UpstreamResponse,
  { deadline, limits, apiKey, onEnd }: ReplyContext,
): AsyncGenerator<string, void> {
  let started = false;
  let finished = false;
  let characters = 0;
  let tokens: number | undefined;
  let failure: GatewayError | undefined;
  const clean = createRedactor(apiKey);
  try {
    for await (const data of readEvents(readReplyText(upstream, deadline, limits))) {
      const chunk = parseChunk(data);
      characters += chunk.text.length;
      rejectLongReply(characters);
      tokens = chunk.tokens ?? tokens;
      const ends = chunk.finishReason !== undefined || chunk.blockReason !== undefined;
      const text = clean(chunk.text, ends);
      if (text === '' && !ends) continue;
      if (characters === 0) rejectEmptyReply(chunk);
      started = true;
      finished = ends;
      yield `data: ${JSON.stringify(toGeminiResponse({ ...chunk, text }))}\n\n`;
      if (ends) return;
    }
    throw new GatewayError(started ? 'upstream_malformed' : 'upstream_empty', { upstream: 200 });
  } catch (error) {
    failure = toGatewayError(error, deadline);
    if (!started) throw failure;
    yield errorFrame(failure);
  } finally {
    if (!finished) failure ??= new GatewayError('client_closed');
    if (started) {
      deadline.abort();
      await onEnd({ failure, tokens });
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

/** An error event, and behind it one that never ends: the SDK overlooks the first and fails at the second. */
function errorFrame(failure: GatewayError): string {
  return `data: ${JSON.stringify({ error: errorBody(failure).error })}\n\ndata: {"cut":`;
}
