/** Milliseconds a script piece may take (specification section 2). */
export const chunkTimeout = 120_000;

/** How a script piece failed: it is not there, it broke on the way or in itself, or it took too long. */
export type ChunkFailure = 'missing' | 'error' | 'timeout';

/** A script piece did not load (specification section 8: failure type and address). */
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
 * Imports a script piece within the time limit. Rejects with `ChunkLoadError`, which is also logged:
 * the page that failed says so in plain words, the console says why.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const address = addressOf(load);
  const chunk = /([^/]+?)(\.[\w-]{8})?\.\w+$/.exec(address)?.[1] ?? address;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
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

/** The address inside `() => import('./Page.js')`; browsers do not otherwise tell it, least of all for a time-out. */
function addressOf(load: () => Promise<unknown>): string {
  const specifier = /import\(\s*["'`]([^"'`]+)["'`]/.exec(String(load))?.[1] ?? 'unknown';
  return URL.canParse(specifier, import.meta.url) ? new URL(specifier, import.meta.url).href : specifier;
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
