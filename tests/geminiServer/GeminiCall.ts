import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** The five calls of Gemini's protocol that the product knows. */
export type GeminiMethod =
  | 'generateContent'
  | 'streamGenerateContent'
  | 'countTokens'
  | 'embedContent'
  | 'batchEmbedContents';

/** One call as it reached the server. */
export interface GeminiCall {
  readonly httpMethod: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly method: GeminiMethod | undefined;
  readonly model: string | undefined;
  /** The body as JSON, or as text if it is none. */
  readonly body: unknown;
  readonly response: ServerResponse;
  /** Resolves when the connection of this call is over, finished or not. */
  readonly over: Promise<'finished' | 'cut'>;
}

/** Handler of a call. It may do anything to the response, or nothing. */
export type Behaviour = (call: GeminiCall) => void | Promise<void>;
