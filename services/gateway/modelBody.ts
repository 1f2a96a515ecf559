import { safetySettings } from '../generation/geminiConfig.ts';
import { generationConfigOf, type ModelConfig } from './modelConfig.ts';

/**
 * Creates a writer for request bodies that differ only in their turns. The rest is encoded once, because the
 * instruction has about 14,000 characters. Encoding it for each request took a sixth of the gateway's time.
 */
export function createBodyWriter(config: ModelConfig, instruction: string | undefined) {
  const rest = JSON.stringify({
    systemInstruction: instruction ? { parts: [{ text: instruction }] } : undefined,
    generationConfig: generationConfigOf(config),
    safetySettings,
  });
  const utf8 = new TextEncoder();
  const end = utf8.encode(`,${rest.slice('{'.length)}`);
  return (contents: unknown): Uint8Array<ArrayBuffer> => {
    const start = utf8.encode(`{"contents":${JSON.stringify(contents)}`);
    const body = new Uint8Array(start.length + end.length);
    body.set(start);
    body.set(end, start.length);
    return body;
  };
}
