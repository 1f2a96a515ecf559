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
 * Creates a reader for one reply from the JSON of its parts. A complete reply is a single part. All methods except
 * `usage` and `isDone` throw `GatewayError`.
 */
export function createPartReader() {
  let characters = 0;
  let hasWords = false;
  let last: ReplyPart = { text: '' };
  let reasons = 0;
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
      characters += part.text.length;
      hasWords ||= part.text.trim() !== '';
      if (characters > longestReply) throw new GatewayError('upstream_too_large', { upstream: 200 });
      if (part.finishReason) reasons += 1;
      else if (part.text !== '' && reasons > 0) hasTextAfterReason = true;
      last = {
        text: '',
        finishReason: part.finishReason ?? last.finishReason,
        blockReason: part.blockReason ?? last.blockReason,
        tokens: part.tokens ?? last.tokens,
        thoughtTokens: part.thoughtTokens ?? last.thoughtTokens,
      };
      return part.text;
    },
    /** Whether exactly one finish reason was given and no text has followed it. */
    isDone: () => reasons === 1 && !hasTextAfterReason,
    /**
     * Returns the last part without text, with the finish reason. Throws for a reply without a word, unless it was
     * refused, and for a stream without an end. `isWhole`: the reply was a single JSON object, which needs no reason.
     */
    end(isWhole = false): ReplyPart {
      const { blockReason, finishReason } = last;
      if (!hasWords && !blockReason && finishReason === 'MAX_TOKENS')
        throw new GatewayError('upstream_out_of_tokens', { upstream: 200, note: outOfTokensNote });
      // An empty reply with a normal end is an error. Any other reason is reported to the client.
      if (!hasWords && !blockReason && (finishReason ?? 'STOP') === 'STOP')
        throw new GatewayError('upstream_empty', { upstream: 200 });
      if (!blockReason && !finishReason && !isWhole && !hasDoneEvent) throw malformedReply();
      return { ...last, finishReason: finishReason ?? (blockReason ? undefined : 'STOP') };
    },
    usage: (): Usage => ({
      tokens: last.tokens,
      needsMoreTokens: last.finishReason === 'MAX_TOKENS' && (last.thoughtTokens ?? 0) > 0,
    }),
  };
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
