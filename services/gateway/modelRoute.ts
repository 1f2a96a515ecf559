import { startDeadline } from '../generation/deadline.ts';
import { defaultModel, fallbackModel, isModelName, isUsableKey } from '../generation/geminiConfig.ts';
import type { Usage } from './createPartReader.ts';
import { createResilience } from './createResilience.ts';
import { GatewayError } from './GatewayError.ts';
import { defaultLimits, type GatewayOptions } from './GatewayOptions.ts';
import { createBodyWriter } from './modelBody.ts';
import { adaptConfig, describeConfig, type ModelConfig, mostTokens } from './modelConfig.ts';
import { bufferReply, streamReply } from './modelReply.ts';
import { postByFetch } from './postByFetch.ts';
import { type RequestLog, recordError } from './RequestLog.ts';
import { readJsonBody, validate } from './requestBody.ts';
import { readSettings } from './settings.ts';
import { turnsSchema } from './turnsSchema.ts';
import { askUpstream, toGatewayError } from './upstream.ts';

/** Maximum cost of one call that is accepted from the service, as a multiple of the reservation. */
const mostOfReservation = 4;

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

  const withWriters = (config: ModelConfig) => ({
    config,
    chat: createBodyWriter(config, systemInstructions.chat),
    audit: createBodyWriter(config, systemInstructions.audit),
  });
  let usual = withWriters({ thinkingConfig: { thinkingLevel }, leftOut: [], addsThoughtTokens: false });
  const adapt = (modelConfig: ModelConfig, requestLog: RequestLog) => {
    usual = withWriters(modelConfig);
    requestLog.code = 'model_adapted';
    requestLog.note = describeConfig(modelConfig);
  };
  const intents = {
    chat: { schema: turnsSchema(limits, 'chat'), ms: limits.chatMs },
    audit: { schema: turnsSchema(limits, 'audit'), ms: limits.auditMs },
  };

  const resilience = createResilience(settings, limits);

  return {
    /** `none` without a key, `configured`, or the known reason why the model gives no replies. */
    state: () => (apiKey ? resilience.state() : 'none'),

    /** Parameters from the specification that the model refuses. */
    leftOut: () => usual.config.leftOut,

    async answer(request: Request, requestLog: RequestLog): Promise<Response> {
      const { name, method } = parseModelPath(request);
      const intent = readIntent(request);
      const { schema, ms } = intents[intent];
      const streams = method === 'streamGenerateContent';
      Object.assign(requestLog, { route: method, intent });
      if (!apiKey) throw new GatewayError('ai_unconfigured');
      if (name !== defaultModel && name !== fallbackModel) throw new GatewayError('model_not_allowed');

      const { address } = requestLog.client;
      await rateLimits?.admit('call', address);
      const sent = await readJsonBody(request, { bytes: limits.bodyBytes, ms: limits.bodyMs });
      const contents = validate(schema, sent);
      // The slot is reserved after the body has arrived, so that slow senders do not block others.
      const release = await rateLimits?.occupy(address);
      let giveBack: (() => Promise<void>) | undefined;
      try {
        const body = usual[intent](contents);
        // A token has about four characters. Three are assumed, to be safe.
        const estimate = Math.ceil(body.length / 3) + mostTokens(usual.config);
        const settleTokens = await rateLimits?.reserveTokens(estimate, address);
        giveBack = () => settleTokens?.(0) ?? Promise.resolve();

        const deadline = startDeadline(ms, request.signal);
        const onEnd = async (failure: GatewayError | undefined, { tokens, needsRoom }: Usage) => {
          deadline.stop();
          release?.();
          // The tokens that the service reports, limited to the maximum cost of one call.
          const usedTokens = tokens === undefined ? undefined : clamp(tokens, estimate * mostOfReservation);
          requestLog.tokens = usedTokens;
          if (failure) recordError(requestLog, failure);
          else if (needsRoom && !usual.config.addsThoughtTokens)
            adapt({ ...usual.config, addsThoughtTokens: true }, requestLog);
          if (streams) requestLog.end(failure?.status ?? 200);
          if (usedTokens !== undefined) await settleTokens?.(usedTokens);
        };
        const attempt = async (sentBody: Uint8Array<ArrayBuffer>) => {
          try {
            deadline.signal.throwIfAborted();
            const url = `${modelUrl}:${method}${streams ? '?alt=sse' : ''}`;
            const upstream = await askUpstream(postUpstream, url, { apiKey, body: sentBody, deadline });
            requestLog.upstream = upstream.status;
            // The service charges for the call even if it fails.
            giveBack = undefined;
            return await (streams ? streamReply : bufferReply)(upstream, { deadline, limits, onEnd });
          } catch (error) {
            // It is unknown how much the service has already done.
            if (deadline.cause) giveBack = undefined;
            throw toGatewayError(error, deadline);
          }
        };
        /** Calls the model. Repeats the call for each parameter that the model refuses or needs. */
        const attemptAdapted = async (adapted?: ModelConfig): ReturnType<typeof attempt> => {
          let next: ModelConfig | null;
          try {
            const reply = await attempt(adapted ? withWriters(adapted)[intent](contents) : body);
            if (adapted) adapt(adapted, requestLog);
            return reply;
          } catch (error) {
            if (!(error instanceof GatewayError)) throw error;
            next = adaptConfig(adapted ?? usual.config, error);
            if (!next) throw error;
          }
          return attemptAdapted(next);
        };
        const reply = await resilience.run(attemptAdapted, deadline.signal).catch((error) => {
          deadline.abort();
          throw error;
        });
        requestLog.streaming = streams;
        return new Response(reply, {
          headers: streams ? eventStreamHeaders : { 'content-type': 'application/json' },
        });
      } catch (error) {
        release?.();
        await giveBack?.();
        throw error;
      }
    },
  };
}

const clamp = (tokens: number, max: number) => Math.round(Math.min(Math.max(0, tokens), max));

const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Tells proxies not to buffer the response, because a buffered stream is useless.
  'x-accel-buffering': 'no',
};

/** Reads model and method from a path such as `…/gemini-2.0-flash:generateContent`. */
function parseModelPath(request: Request) {
  const { pathname } = new URL(request.url);
  const call = /\/([^:/]+):(generateContent|streamGenerateContent)$/.exec(pathname);
  if (!call?.[1] || !call[2]) throw new GatewayError('not_found');
  return { name: call[1], method: call[2] };
}

/** Returns the screen that sent the request. It determines the instruction and the length of a visitor's turn. */
function readIntent(request: Request): 'chat' | 'audit' {
  const intent = request.headers.get('x-intent') ?? 'chat';
  if (intent === 'chat' || intent === 'audit') return intent;
  throw new GatewayError('invalid_request', { detail: 'x-intent must be "chat" or "audit"' });
}
