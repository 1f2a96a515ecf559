import { longestReply } from '../generation/config.ts';
import type { Deadline } from '../generation/deadline.ts';
import { type ReplyPiece, readReply } from '../generation/readReply.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import { GatewayProblem } from './problems.ts';
import { malformed, readAll, upstreamProblem } from './upstream.ts';

/** What a reply is read under, and who is told of its end. */
export interface ReplyWatch {
  readonly deadline: Deadline;
  readonly limits: GatewayLimits;
  /** Never passed on, should the model say it. */
  readonly apiKey: string;
  /** Called once the reply is there, or once a stream that has begun sends nothing more. */
  onEnd(end: ReplyEnd): Promise<void>;
}

/** How a reply ended, and what it cost if the model said so. */
export interface ReplyEnd {
  readonly problem?: GatewayProblem | undefined;
  readonly tokens?: number | undefined;
}

/** A reply that comes at once, as JSON. Throws `GatewayProblem`. */
export async function wholeReply(upstream: Response, watch: ReplyWatch): Promise<string> {
  const piece = readPiece(await readAll(upstream, watch));
  refuseEmpty(piece);
  refuseLong(piece.text.length);
  await watch.onEnd({ tokens: piece.tokens });
  const text = withoutSecret(watch.apiKey)(piece.text, true);
  return JSON.stringify(protocolForm({ ...piece, text }));
}

/** Reads one JSON answer or event. Throws `GatewayProblem` for what is none, and for an error that came with status 200. */
export function readPiece(text: string): ReplyPiece {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw malformed();
  }
  const piece = readReply(value);
  if (piece.error) throw upstreamProblem(piece.error.code);
  return piece;
}

/** Throws `GatewayProblem` for a whole reply that says nothing, not even why. */
export function refuseEmpty({ text, blockReason, finishReason }: ReplyPiece): void {
  if (text.trim() !== '' || blockReason) return;
  if (!finishReason || finishReason === 'STOP') throw new GatewayProblem('upstream_empty', { upstream: 200 });
}

/** Throws `GatewayProblem` for more characters than a reply can have. */
export function refuseLong(characters: number): void {
  if (characters > longestReply) throw new GatewayProblem('upstream_too_large', { upstream: 200 });
}

/** The same in the protocol's form, with nothing in it but what a client needs: no thoughts, no second candidate. */
export function protocolForm({ text, finishReason, blockReason, tokens }: ReplyPiece): object {
  const candidate = {
    content: { role: 'model', parts: text === '' ? [] : [{ text }] },
    ...(finishReason ? { finishReason: plainWord(finishReason) } : {}),
    index: 0,
  };
  return {
    ...(blockReason
      ? { promptFeedback: { blockReason: plainWord(blockReason) } }
      : { candidates: [candidate] }),
    ...(tokens === undefined ? {} : { usageMetadata: { totalTokenCount: tokens } }),
  };
}

/** Reasons are single words; anything else would be a way to pass text through. */
const plainWord = (reason: string) => (/^[A-Z_]{1,40}$/.test(reason) ? reason : 'OTHER');

/** Takes a secret out of a text that comes in chunks: an end that may be its beginning waits for the next one. */
export function withoutSecret(secret: string): (text: string, isLast: boolean) => string {
  let held = '';
  return (text, isLast) => {
    const whole = (held + text).replaceAll(secret, '[removed]');
    let keep = isLast ? 0 : Math.min(secret.length - 1, whole.length);
    while (keep > 0 && !secret.startsWith(whole.slice(-keep))) keep -= 1;
    held = keep > 0 ? whole.slice(-keep) : '';
    return whole.slice(0, whole.length - keep);
  };
}
