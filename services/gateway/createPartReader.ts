import { longestReply } from '../generation/geminiConfig.ts';
import { type ReplyPart, readReply } from '../generation/readReply.ts';
import { GenerationError } from '../generation/TextGenerator.ts';
import { GatewayError } from './GatewayError.ts';
import { malformedReply, upstreamError } from './upstream.ts';

/** The service's own account of a reply. */
export interface Usage {
  readonly tokens?: number | undefined;
  /** The reply ended at its limit of tokens, of which thoughts took a part. */
  readonly needsRoom: boolean;
}

/** Reads one reply from the JSON of its parts; a whole reply is one part. All but `usage` throw `GatewayError`. */
export function createPartReader() {
  let characters = 0;
  let hasWords = false;
  let last: ReplyPart = { text: '' };
  let reasons = 0;
  let saysDone = false;
  return {
    /** The text of the next part. Throws for what is no answer, an error with status 200, and too much text. */
    read(json: string): string {
      // Two that other services send: the end of OpenAI's streams, and an event without data that keeps a line open.
      saysDone ||= json.trim() === '[DONE]';
      if (json.trim() === '' || json.trim() === '[DONE]') return '';
      const part = parsePart(json);
      if (part.error) throw upstreamError(part.error.code, `${part.error.status} ${part.error.message}`);
      characters += part.text.length;
      hasWords ||= part.text.trim() !== '';
      if (characters > longestReply) throw new GatewayError('upstream_too_large', { upstream: 200 });
      if (part.finishReason) reasons += 1;
      else if (part.text !== '' && reasons === 1) reasons += 1;
      last = {
        text: '',
        finishReason: part.finishReason ?? last.finishReason,
        blockReason: part.blockReason ?? last.blockReason,
        tokens: part.tokens ?? last.tokens,
        thoughtTokens: part.thoughtTokens ?? last.thoughtTokens,
      };
      return part.text;
    },
    /** One reason was given, and no text has followed it. */
    isDone: () => reasons === 1,
    /** Returns the last reason, without text. Throws for a reply without a word, unless it was refused. */
    end(isWhole = false): ReplyPart {
      const { blockReason, finishReason } = last;
      if (!hasWords && !blockReason && finishReason === 'MAX_TOKENS')
        throw new GatewayError('upstream_out_of_tokens', { upstream: 200, note: outOfTokensNote });
      // An empty reply that ended normally tells the visitor nothing; another reason is reported.
      if (!hasWords && !blockReason && (finishReason ?? 'STOP') === 'STOP')
        throw new GatewayError('upstream_empty', { upstream: 200 });
      if (!blockReason && !finishReason && !isWhole && !saysDone) throw malformedReply();
      return { ...last, finishReason: finishReason ?? (blockReason ? undefined : 'STOP') };
    },
    usage: (): Usage => ({
      tokens: last.tokens,
      needsRoom: last.finishReason === 'MAX_TOKENS' && (last.thoughtTokens ?? 0) > 0,
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
