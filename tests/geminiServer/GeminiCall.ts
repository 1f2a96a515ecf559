import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Calls of Gemini's protocol that the product uses. */
export type GeminiMethod =
  | 'generateContent'
  | 'streamGenerateContent'
  | 'countTokens'
  | 'embedContent'
  | 'batchEmbedContents';

/** A received call. */
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
  /** Resolves when the connection of this call has ended, with or without a complete response. */
  readonly over: Promise<'finished' | 'cut'>;
}

/** Handler of a call. It may send any response, or none. */
export type Behaviour = (call: GeminiCall) => void | Promise<void>;
