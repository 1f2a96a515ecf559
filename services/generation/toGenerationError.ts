import {
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIRequestInputError,
  GoogleGenerativeAIResponseError,
} from '@google/generative-ai';
import { isRecord } from '../isRecord.ts';
import { endedError } from './deadline.ts';
import { GenerationError, type GenerationProblem } from './TextGenerator.ts';

/** Problems by the reason in the details of an error from our gateway, each with its HTTP status. */
const problemsByReason: Readonly<
  Record<string, { readonly status: number; readonly problem: GenerationProblem }>
> = {
  ai_unconfigured: { status: 503, problem: 'unconfigured' },
  visitor_limit: { status: 429, problem: 'limited' },
  site_limit: { status: 429, problem: 'exhausted' },
};

/**
 * Converts any error of the SDK to a `GenerationError`. The signal is checked first, because the SDK reports
 * an abort by one of three errors: an `AbortError`, "Error reading from the stream" or "fetch failed".
 */
export function toGenerationError(error: unknown, signal: AbortSignal | undefined): GenerationError {
  const options = { cause: error };
  if (signal?.aborted) return endedError(signal, error);
  if (error instanceof GenerationError) return error;
  if (error instanceof GoogleGenerativeAIFetchError) {
    return new GenerationError(problemOfStatus(error), plainMessage(error), error.status, options);
  }
  if (error instanceof GoogleGenerativeAIRequestInputError) {
    return new GenerationError('invalid', plainMessage(error), undefined, options);
  }
  if (error instanceof GoogleGenerativeAIResponseError) {
    return new GenerationError('blocked', plainMessage(error), undefined, options);
  }
  const message = plainMessage(error);
  if (error instanceof SyntaxError || message.startsWith('Error parsing JSON response')) {
    return new GenerationError('malformed', 'Error parsing JSON response', undefined, options);
  }
  if (message.startsWith('Failed to parse stream')) {
    return new GenerationError('malformed', 'Failed to parse stream', undefined, options);
  }
  return new GenerationError('network', message, undefined, options);
}

function problemOfStatus({ status, errorDetails }: GoogleGenerativeAIFetchError): GenerationProblem {
  const details: readonly unknown[] = errorDetails ?? [];
  const known = details.map((detail) => problemsByReason[isRecord(detail) ? String(detail.reason) : '']);
  return known.find((each) => each?.status === status)?.problem ?? 'http';
}

/** Returns the message without the SDK's name and without the URL. */
function plainMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^\[GoogleGenerativeAI Error\]: /, '').replace(/^Error fetching from \S+: /, '');
}
