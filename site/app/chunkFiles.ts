const isTable = (value: unknown): value is Readonly<Record<string, readonly string[]>> =>
  typeof value === 'object' && value !== null;

let table: Readonly<Record<string, readonly string[]>> | undefined;

/** The files a chunk needs, its own first, as the build has written them into the page; none in development. */
export function filesOf(source: string): readonly string[] {
  if (!table) {
    const data: unknown = JSON.parse(document.getElementById('chunk-files')?.textContent ?? '{}');
    table = isTable(data) ? data : {};
  }
  return table[source] ?? [];
}

const sheets = new Map<string, Promise<void>>();

/**
 * Asks at once for every file of these chunks that is not here yet, instead of learning of them one after the other.
 * Scripts wait for an import. Resolves when the style sheets are there; rejects when one does not come.
 */
export async function requestFiles(sources: readonly string[], priority: 'high' | 'low' = 'high') {
  const files = new Set(sources.flatMap(filesOf));
  await Promise.all([...files].map((file) => request(file, priority)));
}

function request(file: string, priority: 'high' | 'low') {
  const known = document.querySelector(`link[href="/${file}"]`);
  if (known) return sheets.get(file);
  const link = document.createElement('link');
  link.href = `/${file}`;
  if (file.endsWith('.css')) return requestSheet(file, link);
  link.rel = 'preload';
  link.as = 'script';
  link.fetchPriority = priority;
  // The same request as the import.
  link.crossOrigin = '';
  document.head.append(link);
}

function requestSheet(file: string, link: HTMLLinkElement) {
  link.rel = 'stylesheet';
  const arrival = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // The next try asks again.
      link.remove();
      sheets.delete(file);
      reject(new Error(`The style sheet /${file} did not load.`));
    };
  });
  sheets.set(file, arrival);
  document.head.append(link);
  return arrival;
}
