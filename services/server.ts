// What runs outside a browser: the gateway that holds the key, and the adapters for programs that talk to it.
export { createGeminiGenerator, type GeminiOptions } from './generation/GeminiGenerator.ts';
