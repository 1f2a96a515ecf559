/** One turn of a conversation for the model. The roles are those of Gemini's protocol. */
export interface Turn {
  readonly role: 'user' | 'model';
  readonly text: string;
}

/** Request to a model. */
export interface GenerationRequest {
  /** Instruction for the model; never shown to the visitor. */
  readonly system: string;
  /** Turns, oldest first. The first and the last turn have the role `user`. */
  readonly turns: readonly Turn[];
  /** Feature that sends the request. The gateway has separate limits for each. */
  readonly intent: 'chat' | 'audit';
  /**
   * Cancels the request, which then rejects with a `GenerationError`. Its problem is `timeout` if the reason of the
   * signal is a `TimeoutError`, as with `AbortSignal.timeout`, and `aborted` otherwise. If the signal was already
   * aborted, nothing is sent. Without a signal there is no time limit.
   */
  readonly signal?: AbortSignal | undefined;
}

/** End of a reply. `whole`: the model was done. `cut`: it reached its token limit, so the end is missing. */
export type Finish = 'whole' | 'cut';

/** A reply in one piece. Its text has at least one word. */
export interface GeneratedText {
  readonly text: string;
  readonly finish: Finish;
}

/** A part of a streamed reply. Only the last part has `finish`, and its text may be empty. */
export interface GeneratedPart {
  readonly text: string;
  readonly finish?: Finish | undefined;
}

/**
 * Writes text with a model. Expected failures reject with `GenerationError`. Any other error is unexpected, and the
 * caller reports it. An empty text, a bad finish reason and a stream that ends without a finish reason are rejected.
 */
export interface TextGenerator {
  /** Returns the first candidate. Sends one request without a retry. */
  generate(request: GenerationRequest): Promise<GeneratedText>;
  /** Yields the text of the first candidate in parts. Rejects between two parts if the reply becomes unusable. */
  stream(request: GenerationRequest): AsyncIterable<GeneratedPart>;
  /** Returns the number of tokens of this text. */
  countTokens(text: string, signal?: AbortSignal): Promise<number>;
  /** Returns the embedding of one text. */
  embed(text: string, signal?: AbortSignal): Promise<readonly number[]>;
  /** Returns the embeddings of several texts, in their order. */
  embedBatch(texts: readonly string[], signal?: AbortSignal): Promise<readonly (readonly number[])[]>;
}

/** Reason why a model gave no usable answer. */
export type GenerationProblem =
  /** No key is set, so a retry does not help. */
  | 'unconfigured'
  /** The visitor has reached a rate limit. */
  | 'limited'
  /** All visitors together have reached a rate limit. */
  | 'exhausted'
  /** The service responded with an error status. */
  | 'http'
  /** The prompt or the candidate was blocked. */
  | 'blocked'
  /** The service responded without text, or stopped before it was done. */
  | 'incomplete'
  /** The response did not have the format of the protocol. */
  | 'malformed'
  /** The service was unreachable. */
  | 'network'
  /** The time limit passed. */
  | 'timeout'
  /** The caller aborted the request. */
  | 'aborted'
  /** The request is invalid: it has no model name, no role or no text. */
  | 'invalid';

/** Error of a `TextGenerator`. The handbook's page "Error messages" prescribes some messages. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  constructor(
    readonly problem: GenerationProblem,
    message: string,
    /** The HTTP status, for `http` and `unconfigured`. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether an error is an expected failure of the model. An invalid request is an unexpected error instead. */
export const isExpectedFailure = (error: unknown): error is GenerationError =>
  error instanceof GenerationError && error.problem !== 'invalid';
