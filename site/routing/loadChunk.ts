/** Time limit for loading a chunk, in milliseconds. */
const chunkTimeout = 120_000;

/**
 * Kind of failure. `missing`: the server has no such file. `error`: the file is damaged, or its code throws. `timeout`:
 * the time limit was reached.
 */
export type ChunkFailure = 'missing' | 'error' | 'timeout';

/** Error for a chunk that did not load, with its address and the kind of failure. */
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
 * Imports a chunk within the time limit. Rejects with `ChunkLoadError` and logs it: the page shows that loading
 * failed, and the console shows the reason.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      load(),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(chunkError('timeout', pendingAddress())), chunkTimeout);
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

/** Returns the address in the browser's error. Safari names none; then returns the address of the page. */
const addressIn = (error: unknown) => /https?:\S+/.exec(String(error))?.[0] ?? location.href;

/**
 * Returns the address of the first pending script. If the browser does not report it, returns the address of the
 * page.
 */
const pendingAddress = () =>
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
