import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel';

import {
  defaultModel,
  fallbackModel,
  generationConfig,
  isModelName,
  isUsableKey,
  safetySettings,
} from '../generation/config.ts';
import { startDeadline } from '../generation/deadline.ts';
import { defaultLimits, type GatewayOptions } from './GatewayOptions.ts';
import { GatewayProblem, type ProblemCode } from './problems.ts';
import { readJson } from './readBody.ts';
import { type ReplyEnd, wholeReply } from './replies.ts';
import { check, turnsSchema } from './requestSchemas.ts';
import { streamReply } from './streamReply.ts';
import { askUpstream, problemOf } from './upstream.ts';
import { noteProblem, type Visit } from './Visit.ts';

/** Another try may help at once. */
const passing: readonly ProblemCode[] = ['upstream_failed', 'upstream_unreachable', 'upstream_unavailable'];
/** The service is in trouble, whoever asks. */
const troubles: readonly ProblemCode[] = [...passing, 'upstream_busy', 'upstream_timeout'];

/**
 * Makes the way of a question through the server, top to bottom. It rejects with `GatewayProblem`.
 * Throws at once if it is set up with a model name that can be none.
 */
export function createQuestions(options: GatewayOptions) {
  const { bounds, model = 'gemini-flash-latest', systemInstructions = {}, thinkingLevel } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const apiKey = isUsableKey(options.apiKey) ? options.apiKey.trim() : null;
  if (!isModelName(model)) throw new Error(`"${model}" is no model name.`);
  const google = 'https://generativelanguage.googleapis.com';
  const service = (options.upstreamUrl || google).replace(/\/+$/, '');
  const address = `${service}/v1beta/models/${model.replace(/^models\//, '')}`;
  /** All of a body but the visitor's turns; written once, because it is most of it. */
  const fixed = (system = '') =>
    JSON.stringify({
      ...(system === '' ? {} : { systemInstruction: { parts: [{ text: system }] } }),
      // A thinking model spends the reply's tokens on thoughts; how many can only be said to models that know the word.
      generationConfig: thinkingLevel
        ? { ...generationConfig, thinkingConfig: { thinkingLevel } }
        : generationConfig,
      safetySettings,
    }).slice(1);
  const endings = { chat: fixed(systemInstructions.chat), audit: fixed(systemInstructions.audit) };

  const isOne = (codes: readonly ProblemCode[]) =>
    handleType(GatewayProblem, ({ code }) => codes.includes(code));
  const breaker = circuitBreaker(isOne(troubles), {
    halfOpenAfter: limits.pauseMs,
    breaker: new ConsecutiveBreaker(limits.failuresToPause),
  });
  const backoff = new ExponentialBackoff({ initialDelay: limits.retryMs });
  const carefully = wrap(retry(isOne(passing), { maxAttempts: limits.retries, backoff }), breaker);

  return {
    isConfigured: apiKey !== null,

    async answer(request: Request, visit: Visit): Promise<Response> {
      const { name, method } = readCall(request);
      const intent = readIntent(request);
      Object.assign(visit, { route: method, intent });
      if (!apiKey) throw new GatewayProblem('ai_unconfigured');
      if (name !== defaultModel && name !== fallbackModel) throw new GatewayProblem('model_not_allowed');

      const leave = await bounds?.enter('call', visit.client.address);
      try {
        const sent = await readJson(request, { bytes: limits.bodyBytes, ms: limits.bodyMs });
        const turns = check(turnsSchema(limits, intent), sent);
        const contents = turns.map(({ role, text }) => ({ role, parts: [{ text }] }));
        const body = `{"contents":${JSON.stringify(contents)},${endings[intent]}`;
        // A token is about four characters. An answer that fails keeps its reservation: it may have cost that.
        const estimate = Math.ceil(body.length / 3) + generationConfig.maxOutputTokens;
        const settle = await bounds?.reserve(estimate, visit.client.address);

        const deadline = startDeadline(intent === 'audit' ? limits.auditMs : limits.chatMs, request.signal);
        const onEnd = async ({ problem, tokens }: ReplyEnd) => {
          deadline.stop();
          leave?.();
          visit.tokens = tokens;
          if (problem) noteProblem(visit, problem);
          visit.end(problem?.status ?? 200);
          if (tokens !== undefined) await settle?.(tokens);
        };
        const streams = method === 'streamGenerateContent';
        const ask = async () => {
          try {
            if (streams) deadline.expectWithin(limits.firstByteMs);
            deadline.signal.throwIfAborted();
            const url = `${address}:${method}${streams ? '?alt=sse' : ''}`;
            const upstream = await askUpstream(url, { apiKey, body, deadline });
            visit.upstream = upstream.status;
            return await (streams ? streamReply : wholeReply)(upstream, { deadline, limits, apiKey, onEnd });
          } catch (error) {
            throw problemOf(error, deadline);
          }
        };
        const reply = await carefully.execute(ask).catch((error) => {
          deadline.abort();
          throw error;
        });
        visit.streaming = streams;
        return new Response(reply, {
          headers: streams ? eventStream : { 'content-type': 'application/json' },
        });
      } catch (error) {
        leave?.();
        throw error instanceof BrokenCircuitError ? paused(limits.pauseMs) : error;
      }
    },
  };
}

const eventStream = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies that collect an answer before they send it would make the stream pointless.
  'x-accel-buffering': 'no',
};

/** The last part of a path such as `gemini-2.0-flash:generateContent`. */
function readCall(request: Request) {
  const { pathname } = new URL(request.url);
  const call = /\/([^:/]+):(generateContent|streamGenerateContent)$/.exec(pathname);
  if (!call?.[1] || !call[2]) throw new GatewayProblem('not_found');
  return { name: call[1], method: call[2] };
}

/** Which screen asks; it chooses the instruction and the length of a visitor's turn. */
function readIntent(request: Request): 'chat' | 'audit' {
  const intent = request.headers.get('x-intent') ?? 'chat';
  if (intent === 'chat' || intent === 'audit') return intent;
  throw new GatewayProblem('invalid_request', { detail: 'x-intent must be "chat" or "audit"' });
}

const paused = (ms: number) =>
  new GatewayProblem('upstream_unavailable', {
    retryAfter: Math.ceil(ms / 1_000),
    note: 'not asked: it failed too often just now',
  });
