/** Name of the requested model. The gateway maps it to an available model. */
export const defaultModel = 'gemini-2.0-flash';

/** Model that replaces an invalid configured name. */
export const fallbackModel = 'gemini-pro';

/** Model for embeddings. The chat models cannot embed. */
export const defaultEmbeddingModel = 'gemini-embedding-001';

/** Parameters of every request for text. */
export const generationConfig = { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 } as const;

/** Harm categories. Content is blocked from medium probability. */
export const safetySettings = [
  { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_HATE_SPEECH', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
  { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold: 'BLOCK_MEDIUM_AND_ABOVE' },
] as const;

/** Maximum length of an accepted reply, in characters. The token limit keeps real replies far below it. */
export const longestReply = 65_536;

/** Whether a name has the form of a model name, with or without `models/` before it. */
export function isModelName(name: string): boolean {
  return /^(models\/)?[a-z0-9][a-z0-9.-]*$/i.test(name);
}

/** Whether a key is usable: not empty, no placeholder, and valid in a header. */
export function isUsableKey(key: string | undefined): key is string {
  return key !== undefined && /^[\x21-\x7e]+$/.test(key.trim()) && !/Replace[ -]with[ -]your/i.test(key);
}
