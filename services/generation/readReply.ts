import { isRecord } from '../isRecord.ts';
import { longestReply } from './geminiConfig.ts';
import { type Finish, GenerationError } from './TextGenerator.ts';

/** Content of one response of Gemini, or of one event of a stream. */
export interface ReplyPart {
  /** Text of the first candidate, with its parts joined and without thoughts. */
  readonly text: string;
  readonly finishReason?: string | undefined;
  readonly finishMessage?: string | undefined;
  /** Reason why the prompt was refused. */
  readonly blockReason?: string | undefined;
  readonly blockMessage?: string | undefined;
  /** Error in a response with status 200, for example inside a stream. */
  readonly error?: { readonly code: number; readonly status: string; readonly message: string } | undefined;
  /** Number of tokens of the request and the reply together. */
  readonly tokens?: number | undefined;
  /** Number of tokens used for thoughts; they are part of `tokens`. */
  readonly thoughtTokens?: number | undefined;
}

/** Reads a response of Gemini. Throws `GenerationError` (`malformed`) if it is no JSON object. */
export function readReply(value: unknown): ReplyPart {
  if (!isRecord(value)) throw new GenerationError('malformed', 'Error parsing JSON response');
  const candidate = Array.isArray(value.candidates) ? record(value.candidates[0]) : {};
  const feedback = record(value.promptFeedback);
  const usage = record(value.usageMetadata);
  const parts = record(candidate.content).parts;
  return {
    text: (Array.isArray(parts) ? parts : []).map(textOfPart).join(''),
    finishReason: reasonOrNothing(candidate.finishReason),
    finishMessage: textOrNothing(candidate.finishMessage),
    blockReason: reasonOrNothing(feedback.blockReason),
    blockMessage: textOrNothing(feedback.blockReasonMessage),
    error: readError(value.error),
    tokens: numberOrNothing(usage.totalTokenCount),
    thoughtTokens: numberOrNothing(usage.thoughtsTokenCount),
  };
}

/** Finish reasons of a refused candidate. */
const blockingReasons = [
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'OTHER',
];

/**
 * Throws `GenerationError` if the part reports a failure. `sentText` is the text of the request. A reply may contain
 * the replacement character only if that text contains it.
 */
export function assertUsable(part: ReplyPart, sentText = ''): void {
  const { error, blockReason, blockMessage, finishReason, finishMessage, text } = part;
  if (error) {
    throw new GenerationError('http', `[${error.code} ${error.status}] ${error.message}`, error.code);
  }
  if (blockReason) {
    throw new GenerationError(
      'blocked',
      withNote(`Response was blocked due to ${blockReason}`, blockMessage),
    );
  }
  if (finishReason && blockingReasons.includes(finishReason)) {
    throw new GenerationError(
      'blocked',
      withNote(`Candidate was blocked due to ${finishReason}`, finishMessage),
    );
  }
  if (finishReason && finishReason !== 'STOP' && finishReason !== 'MAX_TOKENS') {
    throw new GenerationError('incomplete', `The AI service stopped before it was done (${finishReason})`);
  }
  // The decoder writes this replacement character for invalid bytes.
  if (text.includes('\ufffd') && !sentText.includes('\ufffd'))
    throw new GenerationError('malformed', 'Error parsing JSON response');
}

/** Returns how a reply finished, by its finish reason. A complete reply may have no reason. */
export const finishOf = (finishReason: string | undefined): Finish =>
  finishReason === 'MAX_TOKENS' ? 'cut' : 'whole';

/** Throws `GenerationError` (`incomplete`) if a finished reply has no word. */
export function assertNotEmpty(text: string, finishReason: string | undefined): void {
  if (text.trim() !== '') return;
  throw new GenerationError('incomplete', withNote('The AI service returned no text', finishReason));
}

/** Throws `GenerationError` (`malformed`) if the text is longer than a reply can be. */
export function assertNotTooLong(text: string): void {
  if (text.length <= longestReply) return;
  throw new GenerationError('malformed', 'The AI service returned more text than a reply can have');
}

function readError(value: unknown): ReplyPart['error'] {
  if (!isRecord(value)) return undefined;
  return {
    code: numberOrNothing(value.code) ?? 500,
    status: textOrNothing(value.status) ?? 'UNKNOWN',
    message: textOrNothing(value.message) ?? '',
  };
}

function textOfPart(part: unknown): string {
  const { text, thought } = record(part);
  return typeof text === 'string' && thought !== true ? text : '';
}

function withNote(sentence: string, note: string | undefined): string {
  return note ? `${sentence}: ${note}` : sentence;
}

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const textOrNothing = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
/** Returns a reason in capitals. The default value of the protocol means that no reason was given. */
const reasonOrNothing = (value: unknown) => {
  const reason = textOrNothing(value)?.toUpperCase();
  return reason === 'FINISH_REASON_UNSPECIFIED' || reason === 'BLOCK_REASON_UNSPECIFIED' ? undefined : reason;
};
const numberOrNothing = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
