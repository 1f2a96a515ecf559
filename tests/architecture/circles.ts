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

/**
 * The folder of a layer that a file belongs to, e.g. "services/audit" or "site/features/chat". A layer's large folders
 * count by what they hold. None for files at the root of a layer.
 */
export const layerFolder = (file: string): string | undefined =>
  /^[^/]+\/(?:(?:components|patterns|sections|features|pages)\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(file)?.[0];

/** Imports between the folders of a layer, as edges; a folder may import itself. */
export const folderEdges = (edges: readonly Edge[]): Edge[] =>
  edges.flatMap(([from, to]): Edge[] => {
    const folders = [layerFolder(from), layerFolder(to)] as const;
    return folders[0] && folders[1] && folders[0] !== folders[1] ? [[folders[0], folders[1]]] : [];
  });
