import { startDeadline } from '../generation/deadline.ts';
import { defaultModel, fallbackModel, isModelName, isUsableKey } from '../generation/geminiConfig.ts';
import { createAdaptedBodies } from './adaptedBodies.ts';
import type { Usage } from './createPartReader.ts';
import { createResilience } from './createResilience.ts';
import { GatewayError } from './GatewayError.ts';
import { defaultLimits, type GatewayLimits, type GatewayOptions } from './GatewayOptions.ts';
import { maxReplyTokens } from './modelConfig.ts';
import { bufferReply, streamReply } from './modelReply.ts';
import { type PostUpstream, postByFetch } from './postByFetch.ts';
import { type RequestLog, recordError } from './RequestLog.ts';
import { readJsonBody, validate } from './requestBody.ts';
import { readSettings } from './settings.ts';
import { reserveTokens, type TokenReservation } from './tokenReservation.ts';
import { turnsSchema } from './turnsSchema.ts';
import { askUpstream, toGatewayError } from './upstream.ts';

/**
 * Creates the handler for calls to the model, from request to response. The handler rejects with `GatewayError`.
 * Creation throws for an invalid model name.
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

  const bodies = createAdaptedBodies(
    { thinkingConfig: { thinkingLevel }, refusedParameters: [], addsThoughtTokens: false },
    systemInstructions,
  );
  const schemas = { chat: turnsSchema(limits, 'chat'), audit: turnsSchema(limits, 'audit') };
  const resilience = createResilience(settings, limits);
  const service = { modelUrl, postUpstream, bodies, resilience, limits };

  return {
    /** Returns `none` without a key, `configured`, or the known reason why the model gives no replies. */
    state: () => (apiKey ? resilience.state() : 'none'),

    /** Returns the parameters of `generationConfig` that the model refuses. */
    refusedParameters: () => bodies.config().refusedParameters,

    /** Handles one request. Rejects with `GatewayError`. */
    async answer(request: Request, requestLog: RequestLog): Promise<Response> {
      const { name, method } = parseModelPath(request);
      const intent = readIntent(request);
      Object.assign(requestLog, { route: method, intent });
      if (!apiKey) throw new GatewayError('ai_unconfigured');
      if (name !== defaultModel && name !== fallbackModel) throw new GatewayError('model_not_allowed');

      const { signal } = request;
      const { address } = requestLog.client;
      await rateLimits?.admit('call', address);
      const sent = await readJsonBody(request, { bytes: limits.bodyBytes, ms: limits.bodyMs });
      const contents = validate(schemas[intent], sent);
      // The slot is reserved after the body has arrived, so that slow senders do not block others.
      const release = await rateLimits?.occupy(address);
      let reservation: TokenReservation | undefined;
      try {
        const body = bodies.write(intent, contents);
        const replyTokens = maxReplyTokens(bodies.config());
        reservation = await reserveTokens(rateLimits, address, { body, replyTokens });
        const call = { apiKey, method, intent, contents, body, requestLog, reservation, release, signal };
        return await requestReply(service, call);
      } catch (error) {
        release?.();
        await reservation?.giveBack();
        throw error;
      }
    },
  };
}

/** The model's service, and the state that all calls share. */
interface ModelService {
  /** URL of the model, without a method. */
  readonly modelUrl: string;
  readonly postUpstream: PostUpstream;
  readonly bodies: ReturnType<typeof createAdaptedBodies>;
  readonly resilience: ReturnType<typeof createResilience>;
  readonly limits: GatewayLimits;
}

/** A valid call of the model within the rate limits. */
interface ModelCall {
  readonly apiKey: string;
  readonly method: string;
  readonly intent: 'chat' | 'audit';
  /** Turns of the conversation. */
  readonly contents: unknown;
  /** Body for the model's service, made of `contents`. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly requestLog: RequestLog;
  /** Signal that is aborted when the visitor leaves. */
  readonly signal: AbortSignal;
  readonly reservation: TokenReservation;
  /** Frees the visitor's slot for another call. */
  readonly release: (() => void) | undefined;
}

const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Tells proxies not to buffer the response, because a buffered stream is useless.
  'x-accel-buffering': 'no',
};

/**
 * Calls the model and returns its reply as a response. When the reply ends, completes the log and settles the
 * reservation. Rejects with `GatewayError`.
 */
async function requestReply(
  { modelUrl, postUpstream, bodies, resilience, limits }: ModelService,
  { apiKey, method, intent, contents, body, requestLog, signal, reservation, release }: ModelCall,
): Promise<Response> {
  const streams = method === 'streamGenerateContent';
  const deadline = startDeadline(intent === 'chat' ? limits.chatMs : limits.auditMs, signal);
  const onEnd = async (failure: GatewayError | undefined, { tokens, needsMoreTokens }: Usage) => {
    deadline.stop();
    release?.();
    const usedTokens = tokens === undefined ? undefined : reservation.clamp(tokens);
    requestLog.tokens = usedTokens;
    if (failure) recordError(requestLog, failure);
    else if (needsMoreTokens) bodies.addThoughtTokens(requestLog);
    if (streams) requestLog.end(failure?.status ?? 200);
    if (usedTokens !== undefined) await reservation.settle(usedTokens);
  };
  const attempt = async (sentBody: Uint8Array<ArrayBuffer>) => {
    try {
      deadline.signal.throwIfAborted();
      const url = `${modelUrl}:${method}${streams ? '?alt=sse' : ''}`;
      const upstream = await askUpstream(postUpstream, url, { apiKey, body: sentBody, deadline });
      requestLog.upstream = upstream.status;
      // The service charges for the call even if it fails.
      reservation.keep();
      return await (streams ? streamReply : bufferReply)(upstream, { deadline, limits, onEnd });
    } catch (error) {
      // After a timeout or an abort, the service may have done the work already, and then charges for it.
      if (deadline.cause) reservation.keep();
      throw toGatewayError(error, deadline);
    }
  };
  const send = bodies.adapting(attempt, { intent, contents, requestLog });
  const reply = await resilience
    .run(() => send(body), deadline.signal)
    .catch((error) => {
      deadline.abort();
      throw error;
    });
  requestLog.streaming = streams;
  return new Response(reply, {
    headers: streams ? eventStreamHeaders : { 'content-type': 'application/json' },
  });
}

/** Reads model and method from a path such as `…/gemini-2.0-flash:generateContent`. */
function parseModelPath(request: Request) {
  const { pathname } = new URL(request.url);
  const call = /\/([^:/]+):(generateContent|streamGenerateContent)$/.exec(pathname);
  if (!call?.[1] || !call[2]) throw new GatewayError('not_found');
  return { name: call[1], method: call[2] };
}

/**
 * Returns the feature that sent the request. The feature decides the instruction and the length of a visitor's turn.
 */
function readIntent(request: Request): 'chat' | 'audit' {
  const intent = request.headers.get('x-intent') ?? 'chat';
  if (intent === 'chat' || intent === 'audit') return intent;
  throw new GatewayError('invalid_request', { detail: 'x-intent must be "chat" or "audit"' });
}
