import { longestReply } from '../generation/config.ts';
import { type ReplyPiece, readReply } from '../generation/readReply.ts';
import { GatewayProblem } from './problems.ts';
import { parseUpstream, upstreamProblem } from './upstream.ts';

/** Reads one JSON answer or event. Throws `GatewayProblem` for an error that came with status 200. */
export function readPiece(text: string): ReplyPiece {
  const piece = readReply(parseUpstream(text));
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
