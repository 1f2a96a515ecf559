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
    const scripts = /id="page-scripts">([^<]+)</.exec(html)?.[1];
    if (!scripts) return false;
    const sheets = Array.from(html.matchAll(/href="(\/static\/css\/[^"]+)"/g), ([, file = '']) => file);
    const files: string[] = [...JSON.parse(scripts), ...sheets];
    const found = await Promise.all(
      files.map(async (file) => (await fetch(file, { method: 'HEAD', cache: 'no-cache', signal })).ok),
    );
    return found.every(Boolean);
  } catch (error) {
    // No connection, no answer in time, or a page whose list of scripts cannot be read.
    if (!(error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError))
      throw error;
    return false;
  }
}
