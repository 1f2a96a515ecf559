import { longestReply } from '../generation/geminiConfig.ts';
import { type ReplyPart, readReply } from '../generation/readReply.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { GatewayError } from './GatewayError.ts';
import { malformedReply, upstreamError } from './upstream.ts';

/** Usage of a reply, as reported by the service. */
export interface Usage {
  readonly tokens?: number | undefined;
  /** True if the reply reached its token limit and thoughts used a part of the tokens. */
  readonly needsMoreTokens: boolean;
}

/**
 * Creates a reader for one reply. Pass it each part of a stream as JSON, or a reply without a stream as one part. All
 * methods except `usage` and `isDone` throw `GatewayError`.
 */
export function createPartReader() {
  let characterCount = 0;
  let hasWords = false;
  /** Newest reasons and token counts of the parts read so far. Its text stays empty. */
  let ending: ReplyPart = { text: '' };
  let finishReasonCount = 0;
  let hasTextAfterReason = false;
  let hasDoneEvent = false;
  return {
    /**
     * Returns the text of the next part. Throws for a malformed part, for an error with status 200, and for too much
     * text.
     */
    read(json: string): string {
      // Other services send `[DONE]` at the end of a stream, and events without data that keep the connection open.
      hasDoneEvent ||= json.trim() === '[DONE]';
      if (json.trim() === '' || json.trim() === '[DONE]') return '';
      const part = parsePart(json);
      if (part.error) throw upstreamError(part.error.code, `${part.error.status} ${part.error.message}`);
      characterCount += part.text.length;
      hasWords ||= part.text.trim() !== '';
      if (characterCount > longestReply) throw new GatewayError('upstream_too_large', { upstream: 200 });
      if (part.finishReason) finishReasonCount += 1;
      else if (part.text !== '' && finishReasonCount > 0) hasTextAfterReason = true;
      ending = {
        text: '',
        finishReason: part.finishReason ?? ending.finishReason,
        blockReason: part.blockReason ?? ending.blockReason,
        tokens: part.tokens ?? ending.tokens,
        thoughtTokens: part.thoughtTokens ?? ending.thoughtTokens,
      };
      return part.text;
    },
    /**
     * Whether exactly one finish reason was given and no text has followed it. Some services send a reason with each
     * event: two or more reasons do not show that a reply is complete.
     */
    isDone: () => finishReasonCount === 1 && !hasTextAfterReason,
    /**
     * Returns the finish reason, the block reason and the tokens, with an empty text. Throws if the reply has no word
     * and was not refused, or if the stream broke off. `isWhole`: the reply was a single JSON object, so it may lack a
     * finish reason.
     */
    end(isWhole = false): ReplyPart {
      const { blockReason, finishReason } = ending;
      if (blockReason) return ending;
      if (!hasWords) checkEmptyReply(finishReason);
      if (!finishReason && !isWhole && !hasDoneEvent) throw malformedReply();
      return { ...ending, finishReason: finishReason ?? 'STOP' };
    },
    usage: (): Usage => ({
      tokens: ending.tokens,
      needsMoreTokens: ending.finishReason === 'MAX_TOKENS' && (ending.thoughtTokens ?? 0) > 0,
    }),
  };
}

/** Throws for an empty reply that ended normally or used all its tokens. Clients are told any other finish reason. */
function checkEmptyReply(finishReason = 'STOP'): void {
  if (finishReason === 'MAX_TOKENS')
    throw new GatewayError('upstream_out_of_tokens', { upstream: 200, note: outOfTokensNote });
  if (finishReason === 'STOP') throw new GatewayError('upstream_empty', { upstream: 200 });
}

const outOfTokensNote =
  'The model spent the whole reply on thoughts: set GEMINI_THINKING_LEVEL to minimal, or GEMINI_MODEL to one that thinks less';

function parsePart(json: string): ReplyPart {
  try {
    return readReply(JSON.parse(json));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof GenerationError)) throw error;
    throw malformedReply();
  }
}
