import type { Deadline } from '../generation/deadline.ts';
import { longestReply } from '../generation/geminiConfig.ts';
import { type ReplyPart, readReply } from '../generation/readReply.ts';
import { GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import type { UpstreamResponse } from './PostUpstream.ts';
import { joinText, malformedReply, readReplyText } from './readReplyText.ts';
import { upstreamError } from './upstream.ts';

/** What a reply is read under, and who is told of its end. */
export interface ReplyContext {
  readonly deadline: Deadline;
  readonly limits: GatewayLimits;
  /** Never passed on, should the model say it. */
  readonly apiKey: string;
  /** Called once the reply is there, or once a stream that has begun sends nothing more. */
  onEnd(end: ReplyResult): Promise<void>;
}

/** How a reply ended, and what it cost if the model said so. */
export interface ReplyResult {
  readonly failure?: GatewayError | undefined;
  readonly tokens?: number | undefined;
}

/** A reply that comes at once, as JSON. Throws `GatewayError`. */
export async function bufferReply(upstream: UpstreamResponse, context: ReplyContext): Promise<string> {
  const chunk = parseChunk(await joinText(readReplyText(upstream, context.deadline, context.limits)));
  rejectEmptyReply(chunk);
  rejectLongReply(chunk.text.length);
  await context.onEnd({ tokens: chunk.tokens });
  const text = createRedactor(context.apiKey)(chunk.text, true);
  return JSON.stringify(toGeminiResponse({ ...chunk, text }));
}

/** Reads one JSON answer or event. Throws `GatewayError` for what is none, and for an error that came with status 200. */
export function parseChunk(text: string): ReplyPart {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw malformedReply();
  }
  const chunk = readReply(value);
  if (chunk.error) throw upstreamError(chunk.error.code);
  return chunk;
}

/** Throws `GatewayError` for a whole reply that says nothing, not even why. */
export function rejectEmptyReply({ text, blockReason, finishReason }: ReplyPart): void {
  if (text.trim() !== '' || blockReason) return;
  if (!finishReason || finishReason === 'STOP') throw new GatewayError('upstream_empty', { upstream: 200 });
}

/** Throws `GatewayError` for more characters than a reply can have. */
export function rejectLongReply(characters: number): void {
  if (characters > longestReply) throw new GatewayError('upstream_too_large', { upstream: 200 });
}

/** The same in the protocol's form, with nothing in it but what a client needs: no thoughts, no second candidate. */
export function toGeminiResponse({ text, finishReason, blockReason, tokens }: ReplyPart): object {
  const candidate = {
    content: { role: 'model', parts: text === '' ? [] : [{ text }] },
    ...(finishReason ? { finishReason: reasonName(finishReason) } : {}),
    index: 0,
  };
  return {
    ...(blockReason
      ? { promptFeedback: { blockReason: reasonName(blockReason) } }
      : { candidates: [candidate] }),
    ...(tokens === undefined ? {} : { usageMetadata: { totalTokenCount: tokens } }),
  };
}

/** Reasons are single words; anything else would be a way to pass text through. */
const reasonName = (reason: string) => (/^[A-Z_]{1,40}$/.test(reason) ? reason : 'OTHER');

/** Takes a secret out of a text that comes in chunks: an end that may be its beginning waits for the next one. */
export function createRedactor(secret: string): (text: string, isLast: boolean) => string {
  let held = '';
  return (text, isLast) => {
    const whole = (held + text).replaceAll(secret, '[removed]');
    let keep = isLast ? 0 : Math.min(secret.length - 1, whole.length);
    while (keep > 0 && !secret.startsWith(whole.slice(-keep))) keep -= 1;
    held = keep > 0 ? whole.slice(-keep) : '';
    return whole.slice(0, whole.length - keep);
  };
}
