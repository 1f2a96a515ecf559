import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel';
import { startDeadline } from '../generation/deadline.ts';
import {
  defaultModel,
  fallbackModel,
  generationConfig,
  isModelName,
  isUsableKey,
  safetySettings,
} from '../generation/geminiConfig.ts';
import { type ErrorCode, GatewayError } from './GatewayError.ts';
import { defaultLimits, type GatewayOptions } from './GatewayOptions.ts';
import { bufferReply, streamReply } from './modelReply.ts';
import { postByFetch } from './postByFetch.ts';
import { type RequestLog, recordError } from './RequestLog.ts';
import { readJsonBody, validate } from './requestBody.ts';
import { readSettings } from './settings.ts';
import { turnsSchema } from './turnsSchema.ts';
import { askUpstream, toGatewayError } from './upstream.ts';

/** Failures that may pass at once: the call is retried. */
const retryableCodes: readonly ErrorCode[] = [
  'upstream_failed',
  'upstream_unreachable',
  'upstream_unavailable',
];
/** The service is failing for everybody: these open the circuit breaker. */
const outageCodes: readonly ErrorCode[] = [...retryableCodes, 'upstream_busy', 'upstream_timeout'];

/**
 * Handles calls of the model, from the request to the response, top to bottom. Rejects with `GatewayError`.
 * Throws at once for an invalid model name.
 */
export function createModelRoute(options: GatewayOptions) {
  const { rateLimits, systemInstructions = {}, postUpstream = postByFetch } = options;
  const settings = { ...readSettings({}), ...options };
  const { GEMINI_API_KEY: key, GEMINI_MODEL: model, GEMINI_THINKING_LEVEL: thinkingLevel } = settings;
  const limits = { ...defaultLimits, ...options.limits };
  const apiKey = isUsableKey(key) ? key.trim() : null;
  if (!isModelName(model)) throw new Error(`"${model}" is no model name.`);
  const baseUrl = settings.GEMINI_BASE_URL.replace(/\/+$/, '');
  const modelUrl = `${baseUrl}/v1beta/models/${model.replace(/^models\//, '')}`;
  /** All of a body but the visitor's turns; written once, because it is most of it. */
  const requestTail = (system: string | undefined) =>
    JSON.stringify({
      systemInstruction: system ? { parts: [{ text: system }] } : undefined,
      // A thinking model spends the reply's tokens on thoughts; how many can only be said to models that know the word.
      generationConfig: { ...generationConfig, thinkingConfig: thinkingLevel && { thinkingLevel } },
      safetySettings,
    }).slice(1);
  const intentOf = (name: 'chat' | 'audit') => ({
    tail: requestTail(systemInstructions[name]),
    schema: turnsSchema(limits, name),
    ms: name === 'audit' ? limits.auditMs : limits.chatMs,
  });
  const intents = { chat: intentOf('chat'), audit: intentOf('audit') };

  const hasCode = (codes: readonly ErrorCode[]) =>
    handleType(GatewayError, ({ code }) => codes.includes(code));
  const backoff = new ExponentialBackoff({ initialDelay: limits.retryMs });
  const breaker = new ConsecutiveBreaker(settings.UPSTREAM_FAILURES_TO_PAUSE);
  const resilience = wrap(
    retry(hasCode(retryableCodes), { maxAttempts: settings.UPSTREAM_RETRIES, backoff }),
    circuitBreaker(hasCode(outageCodes), { halfOpenAfter: limits.pauseMs, breaker }),
  );

  return {
    isConfigured: apiKey !== null,

    async answer(request: Request, requestLog: RequestLog): Promise<Response> {
      const { name, method } = parseModelPath(request);
      const intent = readIntent(request);
      const { tail, schema, ms } = intents[intent];
      const streams = method === 'streamGenerateContent';
      Object.assign(requestLog, { route: method, intent });
      if (!apiKey) throw new GatewayError('ai_unconfigured');
      if (name !== defaultModel && name !== fallbackModel) throw new GatewayError('model_not_allowed');

      const release = await rateLimits?.admit('call', requestLog.client.address);
      try {
        const sent = await readJsonBody(request, { bytes: limits.bodyBytes, ms: limits.bodyMs });
        const contents = JSON.stringify(validate(schema, sent));
        const body = new TextEncoder().encode(`{"contents":${contents},${tail}`);
        // A token is about four characters. An answer that fails keeps its reservation: it may have cost that.
        const estimate = Math.ceil(body.length / 3) + generationConfig.maxOutputTokens;
        const settleTokens = await rateLimits?.reserveTokens(estimate, requestLog.client.address);

        const deadline = startDeadline(ms, request.signal);
        const onEnd = async (failure: GatewayError | undefined, tokens: number | undefined) => {
          deadline.stop();
          release?.();
          requestLog.tokens = tokens;
          if (failure) recordError(requestLog, failure);
          if (streams) requestLog.end(failure?.status ?? 200);
          if (tokens !== undefined) await settleTokens?.(tokens);
        };
        const ask = async () => {
          try {
            if (streams) deadline.expectWithin(limits.firstByteMs);
            deadline.signal.throwIfAborted();
            const url = `${modelUrl}:${method}${streams ? '?alt=sse' : ''}`;
            const upstream = await askUpstream(postUpstream, url, { apiKey, body, deadline });
            requestLog.upstream = upstream.status;
            return await (streams ? streamReply : bufferReply)(upstream, { deadline, limits, apiKey, onEnd });
          } catch (error) {
            throw toGatewayError(error, deadline);
          }
        };
        const reply = await resilience.execute(ask, deadline.signal).catch((error) => {
          deadline.abort();
          throw error;
        });
        requestLog.streaming = streams;
        return new Response(reply, {
          headers: streams ? eventStreamHeaders : { 'content-type': 'application/json' },
        });
      } catch (error) {
        release?.();
        if (!(error instanceof BrokenCircuitError)) throw error;
        const note = 'not asked: it failed too often just now';
        throw new GatewayError('upstream_unavailable', {
          retryAfter: Math.ceil(limits.pauseMs / 1_000),
          note,
        });
      }
    },
  };
}

const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies that collect an answer before they send it would make the stream pointless.
  'x-accel-buffering': 'no',
};

/** The last part of a path such as `gemini-2.0-flash:generateContent`. */
function parseModelPath(request: Request) {
  const { pathname } = new URL(request.url);
  const call = /\/([^:/]+):(generateContent|streamGenerateContent)$/.exec(pathname);
  if (!call?.[1] || !call[2]) throw new GatewayError('not_found');
  return { name: call[1], method: call[2] };
}

/** Which screen asks; it chooses the instruction and the length of a visitor's turn. */
function readIntent(request: Request): 'chat' | 'audit' {
  const intent = request.headers.get('x-intent') ?? 'chat';
  if (intent === 'chat' || intent === 'audit') return intent;
  throw new GatewayError('invalid_request', { detail: 'x-intent must be "chat" or "audit"' });
}
