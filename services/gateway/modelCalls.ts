import {
  defaultEmbeddingModel,
  defaultModel,
  fallbackModel,
  generationConfig,
  isModelName,
  safetySettings,
} from '../generation/config.ts';
import { defaultLimits, type GatewayLimits, type GatewayOptions } from './GatewayOptions.ts';
import { GatewayProblem } from './problems.ts';
import { batchEmbedSchema, check, countSchema, embedSchema, replySchema } from './requestSchemas.ts';

const replyMethods = ['generateContent', 'streamGenerateContent'] as const;
const extraMethods = ['countTokens', 'embedContent', 'batchEmbedContents'] as const;

/** A method of Gemini's protocol. */
export type ModelMethod = (typeof replyMethods)[number] | (typeof extraMethods)[number];

/** What is asked of the model, ready to be sent: nothing in it is the client's but the texts. */
export interface ModelCall {
  readonly method: ModelMethod;
  readonly intent: 'chat' | 'audit';
  readonly url: string;
  readonly body: object;
  /** How many texts are embedded. */
  readonly texts: number;
}

/** The last part of a path such as `gemini-2.0-flash:generateContent`. Throws `GatewayProblem` for any other form. */
export function readCallName(name: string, offersExtra: boolean): { model: string; method: ModelMethod } {
  const [, model = '', wanted] = /^([^:/]+):([A-Za-z]+)$/.exec(name) ?? [];
  const offered: readonly ModelMethod[] = offersExtra ? [...replyMethods, ...extraMethods] : replyMethods;
  const method = offered.find((known) => known === wanted);
  if (!method) throw new GatewayProblem('not_found');
  return { model, method };
}

/** Which screen asks. Throws `GatewayProblem` for a screen nobody knows. */
export function readIntent(request: Request): 'chat' | 'audit' {
  const intent = request.headers.get('x-intent') ?? 'chat';
  if (intent === 'chat' || intent === 'audit') return intent;
  throw new GatewayProblem('invalid_request', { detail: 'x-intent must be "chat" or "audit"' });
}

/** Makes calls for one gateway. Throws at once if it is set up with a model name or an address that can be none. */
export function createModelCalls(options: GatewayOptions) {
  const limits: GatewayLimits = { ...defaultLimits, ...options.limits };
  const live = options.model || 'gemini-flash-latest';
  if (!isModelName(live))
    throw new Error(`"${live}" is no model name. Set GEMINI_MODEL to one, or leave it out.`);
  const google = 'https://generativelanguage.googleapis.com';
  const base = webAddress(options.upstreamUrl || google, 'GEMINI_BASE_URL').replace(/\/+$/, '');
  const liveModel = (model: string, method: ModelMethod) => {
    const embeds = method === 'embedContent' || method === 'batchEmbedContents';
    const known = embeds ? [defaultEmbeddingModel] : [defaultModel, fallbackModel];
    if (!known.includes(model)) throw new GatewayProblem('model_not_allowed');
    return embeds ? model : live.replace(/^models\//, '');
  };

  return {
    /** Throws `GatewayProblem` for a model that is not offered; asked before a body is read. */
    refuseUnknownModel: (model: string, method: ModelMethod): void => void liveModel(model, method),

    /** Throws `GatewayProblem` for a body that has not the form that is taken. */
    make(asked: { model: string; method: ModelMethod; intent: 'chat' | 'audit' }, body: unknown): ModelCall {
      const { method, intent } = asked;
      const model = liveModel(asked.model, method);
      const url = `${base}/v1beta/models/${model}:${method}${method === 'streamGenerateContent' ? '?alt=sse' : ''}`;
      const call = (upstreamBody: object, texts = 0) => ({ method, intent, url, body: upstreamBody, texts });
      switch (method) {
        case 'countTokens':
          return call({ contents: [content(check(countSchema, body))] });
        case 'embedContent':
          return call({ content: content(check(embedSchema, body)) }, 1);
        case 'batchEmbedContents': {
          const texts = check(batchEmbedSchema, body);
          const requests = texts.map((text) => ({ model: `models/${model}`, content: content(text) }));
          return call({ requests }, texts.length);
        }
        default: {
          const { turns, system } = check(replySchema(limits, intent), body);
          const instruction = options.systemInstructions?.[intent] ?? system;
          return call({
            contents: turns.map(({ role, text }) => ({ role, parts: [{ text }] })),
            ...(instruction.trim() === '' ? {} : { systemInstruction: { parts: [{ text: instruction }] } }),
            generationConfig: thinking(options.thinkingLevel),
            safetySettings,
          });
        }
      }
    },
  };
}

const content = (text: string) => ({ role: 'user', parts: [{ text }] });

/** A thinking model spends the reply's tokens on thoughts; how many can only be said to models that know the word. */
const thinking = (thinkingLevel: string | undefined) =>
  thinkingLevel ? { ...generationConfig, thinkingConfig: { thinkingLevel } } : generationConfig;

/** The address, if it is one that can be asked. Throws and names the setting, but not what it holds, if not. */
export function webAddress(address: string, setting: string): string {
  if (/^https?:\/\/[^\s@]+$/.test(address) && URL.canParse(address)) return address;
  throw new Error(`${setting} is not a web address: it must begin with https:// or http://.`);
}
