import { isRecord } from '../isRecord.ts';
import { GenerationError } from './TextGenerator.ts';

/** Returns the number in a response of `countTokens`. Throws `GenerationError` (`malformed`) if there is none. */
export function readTokenCount(answer: unknown): number {
  const count = isRecord(answer) ? answer.totalTokens : undefined;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) throw malformed();
  return count;
}

/** Returns the values in a response of `embedContent`. Throws `GenerationError` (`malformed`) if there are none. */
export function readEmbedding(answer: unknown): readonly number[] {
  return readValues(isRecord(answer) ? answer.embedding : undefined);
}

/**
 * Returns the values in a response of `batchEmbedContents`, as many as were requested. Throws `GenerationError`
 * (`malformed`) if they are missing.
 */
export function readEmbeddings(answer: unknown, expected: number): readonly (readonly number[])[] {
  const embeddings = isRecord(answer) ? answer.embeddings : undefined;
  if (!Array.isArray(embeddings) || embeddings.length !== expected) throw malformed();
  return embeddings.map(readValues);
}

function readValues(embedding: unknown): readonly number[] {
  const values = isRecord(embedding) ? embedding.values : undefined;
  if (!Array.isArray(values) || values.length === 0 || !values.every(Number.isFinite)) throw malformed();
  return values;
}

const malformed = () => new GenerationError('malformed', 'Error parsing JSON response');
