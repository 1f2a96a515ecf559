/** Milliseconds a chunk may take. */
export const chunkTimeout = 120_000;

/** Failure of a chunk: missing, damaged, throwing while it runs, or too late. */
export type ChunkFailure = 'missing' | 'error' | 'timeout';

/** Error of a chunk that did not load: its address and the kind of failure. */
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
 * Imports a chunk within the time limit. Rejects with `ChunkLoadError`, which is also logged: the page shows the
 * failure, the console its reason.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      load(),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(chunkError('timeout', awaitedAddress())), chunkTimeout);
      }),
    ]);
  } catch (cause) {
    const address = addressIn(cause);
    const error =
      cause instanceof ChunkLoadError ? cause : chunkError(await failureOf(address), address, { cause });
    console.error(error.message);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const chunkError = (failure: ChunkFailure, address: string, options?: ErrorOptions) =>
  new ChunkLoadError(/([^/]+?)(\.[\w-]{8})?\.\w+$/.exec(address)?.[1] ?? address, failure, address, options);

/** Address in the browser's error; that of the page in Safari, which names none. */
const addressIn = (error: unknown) => /https?:\S+/.exec(String(error))?.[0] ?? location.href;

/** Address of the first pending script; that of the page where the browser does not report it. */
const awaitedAddress = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].find(
    ({ href }) => performance.getEntriesByName(href).length === 0,
  )?.href ?? location.href;

async function failureOf(address: string): Promise<ChunkFailure> {
  try {
    const response = await fetch(address, { method: 'HEAD' });
    return response.status === 404 ? 'missing' : 'error';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'error';
  }
}
