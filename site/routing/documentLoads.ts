/** Time limit for all requests together, in milliseconds. */
const timeLimit = 10_000;

/**
 * Returns whether the document at a path would work: the server has the document with all its scripts and
 * stylesheets. After a release the chunks of the open page are gone, but a new document names the new chunks.
 */
export async function documentLoads(path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const html = await (await fetch(path, { signal })).text();
    const scripts = /id="page-scripts">([^<]+)</.exec(html)?.[1];
    if (!scripts) return false;
    const stylesheets = Array.from(html.matchAll(/href="(\/static\/css\/[^"]+)"/g), ([, file = '']) => file);
    const files: string[] = [...JSON.parse(scripts), ...stylesheets];
    const found = await Promise.all(
      files.map(async (file) => (await fetch(file, { method: 'HEAD', cache: 'no-cache', signal })).ok),
    );
    return found.every(Boolean);
  } catch (error) {
    // Expected errors: no connection, no response in time, or a page whose list of scripts cannot be read.
    if (!(error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError))
      throw error;
    return false;
  }
}
