import {
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIRequestInputError,
  GoogleGenerativeAIResponseError,
} from '@google/generative-ai';

import type { Deadline } from './deadline.ts';
import { isRecord } from './readReply.ts';
import { GenerationError } from './TextGenerator.ts';

/** The reason our gateway gives in an error's details when it has no key (decision D4). */
export const unconfiguredReason = 'ai_unconfigured';

/**
 * Turns whatever the SDK threw into a `GenerationError`. The deadline is asked first: the SDK tells an abort in one
 * place, "Error reading from the stream" in another and "fetch failed" in a third.
 */
export function toGenerationError(error: unknown, deadline: Deadline): GenerationError {
  const options = { cause: error };
  if (deadline.cause === 'aborted')
    return new GenerationError('aborted', 'Request aborted', undefined, options);
  if (deadline.cause === 'timeout') {
    return new GenerationError('timeout', 'The AI service took too long', undefined, options);
  }
  if (error instanceof GenerationError) return error;
  if (error instanceof GoogleGenerativeAIFetchError) {
    const problem = isUnconfigured(error) ? 'unconfigured' : 'http';
    return new GenerationError(problem, plainMessage(error), error.status, options);
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

function isUnconfigured({ status, errorDetails }: GoogleGenerativeAIFetchError): boolean {
  const details: readonly unknown[] = errorDetails ?? [];
  return status === 503 && details.some((detail) => isRecord(detail) && detail.reason === unconfiguredReason);
}

/** The message without the SDK's name and without the address. */
function plainMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^\[GoogleGenerativeAI Error\]: /, '').replace(/^Error fetching from \S+: /, '');
}
