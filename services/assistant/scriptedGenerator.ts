import {
  GenerationError,
  type GenerationProblem,
  type GenerationRequest,
  type TextGenerator,
} from '../generation/TextGenerator.ts';

/** What the model does with one request: says a text, fails with a problem, or hangs until it is aborted. */
export type Act =
  | string
  | { readonly fails: GenerationProblem }
  | 'hang forever'
  | { readonly throws: unknown };

/** A model that follows a script, for tests: one act a request, the last one again and again. */
export function scriptedGenerator(...acts: readonly Act[]): Pick<TextGenerator, 'generate' | 'stream'> & {
  /** Every request received, oldest first. */
  readonly requests: readonly GenerationRequest[];
} {
  const requests: GenerationRequest[] = [];
  async function act(request: GenerationRequest): Promise<string> {
    const next = acts[Math.min(requests.length, acts.length - 1)] ?? '';
    requests.push(request);
    if (next === 'hang forever') return new Promise<never>(() => {});
    if (typeof next === 'string') return next;
    if ('throws' in next) throw next.throws;
    throw new GenerationError(next.fails, `[500 ${next.fails}] scripted`);
  }
  return {
    requests,
    generate: act,
    async *stream(request) {
      yield* (await act(request)).match(/.{1,4}/gsu) ?? [];
    },
  };
}
