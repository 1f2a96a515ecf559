/** One file or folder that knows another. */
export type Edge = readonly [from: string, to: string];

/** The circles among these edges, each as the path around it, e.g. "a → b → a". Empty when there is none. */
export function circles(edges: readonly Edge[]): string[] {
  const known = new Map<string, Set<string>>();
  for (const [from, to] of edges) known.set(from, (known.get(from) ?? new Set()).add(to));
  const found: string[] = [];
  const finished = new Set<string>();
  const follow = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node].join(' → '));
    if (start >= 0 || finished.has(node)) return;
    for (const next of known.get(node) ?? []) follow(next, [...path, node]);
    finished.add(node);
  };
  for (const node of known.keys()) follow(node, []);
  return found;
}

/** The folder of `site` that a file belongs to, e.g. "site/pages" or "site/features/chat"; none for other files. */
export const siteFolder = (file: string): string | undefined =>
  /^site\/(features\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(file)?.[0];

/** Imports between the folders of `site`, as edges; a folder may import itself. */
export const folderEdges = (edges: readonly Edge[]): Edge[] =>
  edges.flatMap(([from, to]): Edge[] => {
    const folders = [siteFolder(from), siteFolder(to)] as const;
    return folders[0] && folders[1] && folders[0] !== folders[1] ? [[folders[0], folders[1]]] : [];
  });
