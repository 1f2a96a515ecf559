/** The model asked for by name. The gateway maps it to a live one. */
export const defaultModel = 'gemini-2.0-flash';

/** Asked for instead when the configured name cannot be a model's. */
export const fallbackModel = 'gemini-pro';

/** The model that embeds texts; the chat models do not. */
export const defaultEmbeddingModel = 'gemini-embedding-001';

/** Parameters of every request for text. */
export const generationConfig = { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 } as const;

/** Categories that are blocked from medium probability up. */
export const safetySettings = [
  { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_HATE_SPEECH', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
] as const;

/** The longest reply that is taken, in characters; the token limit keeps real ones far below it. */
export const longestReply = 65_536;

/** True if a name has the form of a model's, with or without the `models/` in front. */
export function isModelName(name: string): boolean {
  return /^(models\/)?[a-z0-9][a-z0-9.-]*$/i.test(name);
}

/** False for a key that is empty, a placeholder or no possible header value. */
export function isUsableKey(key: string | undefined): key is string {
  return key !== undefined && /^[\x21-\x7e]+$/.test(key.trim()) && !/Replace[ -]with[ -]your/i.test(key);
}
