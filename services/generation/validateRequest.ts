import { GenerationError, type GenerationRequest } from './TextGenerator.ts';

/**
 * Throws `GenerationError` (`invalid`) if a model could not answer this request. The SDK checks the request too, but
 * its messages change between versions. Ours stay the same: the handbook's page "Error messages" prescribes some.
 */
export function validateRequest({ turns }: Pick<GenerationRequest, 'turns'>): void {
  if (turns.length === 0) throw invalid('No content is provided for sending chat message');
  for (const { role, text } of turns) {
    if (role !== 'user' && role !== 'model') throw invalid('Missing role for history item');
    validateText(text);
  }
  if (turns[0]?.role !== 'user') throw invalid('First content should be with role user, got model');
  if (turns.at(-1)?.role !== 'user') throw invalid('Last content should be with role user, got model');
}

/** Throws `GenerationError` (`invalid`) for a text without a word. */
export function validateText(text: string): void {
  if (typeof text !== 'string' || text.trim() === '') throw invalid('Missing text for history item');
}

/** Throws `GenerationError` (`invalid`) for an empty model name. */
export function validateModelName(name: string): void {
  if (name.trim() === '') throw invalid('Must provide a model name');
}

const invalid = (message: string) => new GenerationError('invalid', message);
