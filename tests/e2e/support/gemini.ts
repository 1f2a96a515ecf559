import type { GeminiServer } from '../../geminiServer/geminiServer.ts';

/** Returns the calls that reach the model from now on. */
export function callsOf(gemini: GeminiServer) {
  const before = gemini.requests.length;
  return () => gemini.requests.slice(before);
}
