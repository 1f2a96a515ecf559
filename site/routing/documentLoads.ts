/** Milliseconds that the question may take. */
const patience = 10_000;

/**
 * Whether loading the document at a path brings a whole page: the server has it, and every script and style sheet that
 * it names. After a release the chunks of the page that is open are gone, and those of its new documents are there.
 */
export async function documentLoads(path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  try {
    const html = await (await fetch(path, { signal })).text();
    const files = new Set(
      Array.from(html.matchAll(/(?:src|href)="(\/static\/(?:js|css)\/[^"]+)"/g), ([, file]) => file),
    );
    if (files.size === 0) return false;
    const found = await Promise.all(
      Array.from(
        files,
        async (file = '') => (await fetch(file, { method: 'HEAD', cache: 'no-cache', signal })).ok,
      ),
    );
    return found.every(Boolean);
  } catch (error) {
    // `fetch` rejects with the first when nobody can be reached, and with the second when it takes too long.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    return false;
  }
}
