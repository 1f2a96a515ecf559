import { filesOf, requestChunks } from './chunkFiles.ts';

/** Milliseconds a chunk may take (requirements: Layout and pages). */
export const chunkTimeout = 120_000;

/** Failure of a chunk: missing, broken on the way or in itself, or too late. */
export type ChunkFailure = 'missing' | 'error' | 'timeout';

/** A chunk did not load (requirements: Error messages; failure type and address). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(
    readonly chunk: string,
    readonly failure: ChunkFailure,
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${chunk} failed. (${failure}: ${address})\nLoading chunk failed.`, options);
  }
}

/**
 * Imports a chunk within the time limit, and asks for all it needs in one round. `sources` names it, and after it what
 * will be imported with it, as the bundler's manifest does. Rejects with `ChunkLoadError`, which is also logged: the
 * page that failed says so in plain words, the console says why.
 */
export async function loadChunk<Module>(
  sources: readonly string[],
  load: () => Promise<Module>,
): Promise<Module> {
  const address = addressOf(sources[0] ?? '');
  const chunk = /([^/]+?)(\.[\w-]{8})?\.\w+$/.exec(address)?.[1] ?? address;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    requestChunks(sources);
    return await Promise.race([
      load(),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout', address)), chunkTimeout);
      }),
    ]);
  } catch (cause) {
    const error =
      cause instanceof ChunkLoadError
        ? cause
        : new ChunkLoadError(chunk, await failureOf(address), address, { cause });
    console.error(error.message);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The address of a chunk's script, as errors of browsers do not tell it. In development the source is the script. */
function addressOf(source: string): string {
  return new URL(`/${filesOf(source)[0] ?? source}`, location.href).href;
}

async function failureOf(address: string): Promise<ChunkFailure> {
  try {
    const response = await fetch(address, { method: 'HEAD' });
    return response.status === 404 ? 'missing' : 'error';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'error';
  }
}
