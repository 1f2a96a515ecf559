/** Table that the build has written into the page as JSON; an empty object in development. */
const written = (selector: string) => JSON.parse(document.querySelector(selector)?.textContent ?? '{}');
const isTable = (value: unknown): value is Readonly<Record<string, readonly string[]>> =>
  typeof value === 'object' && value !== null;

let table: Readonly<Record<string, readonly string[]>> | undefined;

/** The scripts a chunk needs, its own first, as the build has written them into the page; none in development. */
export function filesOf(source: string): readonly string[] {
  if (!table) {
    const data: unknown = written('#chunk-files');
    table = isTable(data) ? data : {};
  }
  return table[source] ?? [];
}

/** Asks at once for every script of these chunks that is not here yet, for imports that follow at once. */
export function requestChunks(sources: readonly string[], priority: 'high' | 'low' = 'high') {
  const { integrity = {} }: { integrity?: Readonly<Record<string, string>> } =
    written('script[type=importmap]');
  for (const file of sources.flatMap(filesOf)) {
    if (document.querySelector(`link[href="/${file}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = priority;
    // The same request as the import.
    link.crossOrigin = '';
    link.integrity = integrity[`/${file}`] ?? '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
