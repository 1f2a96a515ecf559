/** One turn of what the model is shown. Roles are the ones Gemini's protocol knows. */
export interface Turn {
  readonly role: 'user' | 'model';
  readonly text: string;
}

/** Request to a model. */
export interface GenerationRequest {
  /** The instruction the model must obey; never shown to the visitor. */
  readonly system: string;
  /** Oldest first; starts and ends with a `user` turn. */
  readonly turns: readonly Turn[];
  /** Which screen asks; the gateway limits each on its own. */
  readonly intent: 'chat' | 'audit';
  /**
   * Aborting rejects with a `GenerationError` whose problem is `aborted`, or `timeout` when the reason is a `TimeoutError`,
   * as of `AbortSignal.timeout`. An aborted signal sends nothing. Without a signal there is no limit of time.
   */
  readonly signal?: AbortSignal | undefined;
}

/** End of a reply. `whole`: the model was done. `cut`: it reached its limit of tokens, so the end is missing. */
export type Finish = 'whole' | 'cut';

/** A finished reply. Its text holds at least one word. */
export interface GeneratedText {
  readonly text: string;
  readonly finish: Finish;
}

/** A part of a streamed reply. The last part alone has `finish`; its text may be empty. */
export interface GeneratedPart {
  readonly text: string;
  readonly finish?: Finish | undefined;
}

/**
 * Writes text. Expected failures reject with `GenerationError`; whatever else is thrown is a fault of ours, which the
 * caller reports. Empty text, a bad finish reason and a stream that breaks off without one all reject.
 */
export interface TextGenerator {
  /** The first candidate. One request, no retry. */
  generate(request: GenerationRequest): Promise<GeneratedText>;
  /** The same text in parts; rejects between two parts if the reply turns out unusable. */
  stream(request: GenerationRequest): AsyncIterable<GeneratedPart>;
  /** Returns the number of tokens of this text. */
  countTokens(text: string, signal?: AbortSignal): Promise<number>;
  /** The embedding of one text. */
  embed(text: string, signal?: AbortSignal): Promise<readonly number[]>;
  /** The embeddings of several texts, in their order. */
  embedBatch(texts: readonly string[], signal?: AbortSignal): Promise<readonly (readonly number[])[]>;
}

/** Why a model gave no usable answer, in words the callers can act on. */
export type GenerationProblem =
  /** No key is set: retrying does not help. */
  | 'unconfigured'
  /** The visitor has reached a rate limit. */
  | 'limited'
  /** All visitors together have. */
  | 'exhausted'
  /** The service answered with an error status. */
  | 'http'
  /** The prompt or the candidate was blocked. */
  | 'blocked'
  /** The service answered without text, or stopped before it was done. */
  | 'incomplete'
  /** The answer was not in the protocol's form. */
  | 'malformed'
  /** The service could not be reached. */
  | 'network'
  /** The time limit passed. */
  | 'timeout'
  /** The caller gave up. */
  | 'aborted'
  /** The request itself is wrong: no model name, no role, no text. */
  | 'invalid';

/** Error of a `TextGenerator` for an expected failure. Its message is a prescribed text. */
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

/** Whether the model merely failed to answer. A request that is wrong in itself is a fault of ours. */
export const isExpectedFailure = (error: unknown): error is GenerationError =>
  error instanceof GenerationError && error.problem !== 'invalid';
