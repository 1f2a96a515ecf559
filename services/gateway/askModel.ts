import { type Deadline, startDeadline } from '../generation/deadline.ts';
import { readEmbedding, readEmbeddings, readTokenCount } from '../generation/readNumbers.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import type { ModelCall } from './modelCalls.ts';
import { protocolForm, readPiece, refuseEmpty, refuseLong } from './replies.ts';
import { streamReply } from './streamReply.ts';
import { askUpstream, parseUpstream, problemOf, readAll } from './upstream.ts';
import { noteProblem, type Visit } from './Visit.ts';

interface AskOptions {
  readonly apiKey: string;
  readonly limits: GatewayLimits;
  readonly request: Request;
  readonly visit: Visit;
}

/** Asks the model and gives its answer in the protocol's form. Throws `GatewayProblem`. */
export async function askModel(call: ModelCall, options: AskOptions): Promise<Response> {
  const { limits, request, visit, apiKey } = options;
  const deadline = startDeadline(call.intent === 'audit' ? limits.auditMs : limits.chatMs, request.signal);
  try {
    if (call.method === 'streamGenerateContent') deadline.expectWithin(limits.firstByteMs);
    deadline.signal.throwIfAborted();
    const upstream = await askUpstream({ url: call.url, apiKey, body: call.body }, deadline);
    visit.upstream = upstream.status;
    if (call.method === 'streamGenerateContent') return await streamed(upstream, deadline, options);
    const text = await readAll(upstream, { bytes: limits.upstreamBytes, deadline, idleMs: limits.idleMs });
    deadline.stop();
    return Response.json(wholeAnswer(call, text, visit));
  } catch (error) {
    const problem = problemOf(error, deadline);
    deadline.abort();
    throw problem;
  }
}

async function streamed(upstream: Response, deadline: Deadline, { limits, visit }: AskOptions) {
  visit.streaming = true;
  const body = await streamReply(upstream, {
    deadline,
    limits,
    onEnd({ problem, tokens }) {
      visit.tokens = tokens;
      if (problem) noteProblem(visit, problem);
      visit.end(problem?.status ?? 200);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies that collect an answer before they send it would make the stream pointless.
      'x-accel-buffering': 'no',
    },
  });
}

function wholeAnswer({ method, texts }: ModelCall, text: string, visit: Visit): object {
  if (method === 'countTokens') return { totalTokens: readTokenCount(parseUpstream(text)) };
  if (method === 'embedContent') return { embedding: { values: readEmbedding(parseUpstream(text)) } };
  if (method === 'batchEmbedContents') {
    return { embeddings: readEmbeddings(parseUpstream(text), texts).map((values) => ({ values })) };
  }
  const piece = readPiece(text);
  refuseEmpty(piece);
  refuseLong(piece.text.length);
  visit.tokens = piece.tokens;
  return protocolForm(piece);
}
