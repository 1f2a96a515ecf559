import { GatewayProblem, problemBody } from './problems.ts';
import { readEvents } from './readEvents.ts';
import {
  protocolForm,
  type ReplyWatch,
  readPiece,
  refuseEmpty,
  refuseLong,
  withoutSecret,
} from './replies.ts';
import { chunksOf, problemOf } from './upstream.ts';

/**
 * Passes a stream on in plain events: no comments, no thoughts, no split characters. Resolves with the first event,
 * so that what fails before it can still be an error status; throws `GatewayProblem` then.
 */
export async function streamReply(
  upstream: Response,
  watch: ReplyWatch,
): Promise<ReadableStream<Uint8Array>> {
  const events = framed(upstream, watch);
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
      watch.deadline.abort();
      await events.return(undefined);
    },
  });
}

/** Frames each piece; a fault after the first becomes an event that no client can take for an ending. */
async function* framed(
  upstream: Response,
  { deadline, limits, apiKey, onEnd }: ReplyWatch,
): AsyncGenerator<string, void> {
  let begun = false;
  let finished = false;
  let characters = 0;
  let tokens: number | undefined;
  let problem: GatewayProblem | undefined;
  const clean = withoutSecret(apiKey);
  try {
    for await (const data of readEvents(chunksOf(upstream, { deadline, limits }))) {
      const piece = readPiece(data);
      characters += piece.text.length;
      refuseLong(characters);
      tokens = piece.tokens ?? tokens;
      const ends = piece.finishReason !== undefined || piece.blockReason !== undefined;
      const text = clean(piece.text, ends);
      if (text === '' && !ends) continue;
      if (characters === 0) refuseEmpty(piece);
      begun = true;
      finished = ends;
      yield `data: ${JSON.stringify(protocolForm({ ...piece, text }))}\n\n`;
      if (ends) return;
    }
    throw new GatewayProblem(begun ? 'upstream_malformed' : 'upstream_empty', { upstream: 200 });
  } catch (error) {
    problem = problemOf(error, deadline);
    if (!begun) throw problem;
    yield cut(problem);
  } finally {
    if (!finished) problem ??= new GatewayProblem('client_closed');
    if (begun) {
      deadline.abort();
      await onEnd({ problem, tokens });
    }
  }
}

/** An error event, and behind it one that never ends: the SDK overlooks the first and fails at the second. */
function cut(problem: GatewayProblem): string {
  return `data: ${JSON.stringify({ error: problemBody(problem).error })}\n\ndata: {"cut":`;
}
