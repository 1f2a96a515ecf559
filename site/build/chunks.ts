/** A chunk of the built client, and its dependencies. */
export interface Chunk {
  readonly file: string;
  /** The names of the chunks it imports. */
  readonly imports?: readonly string[];
  /** Its own style sheets. */
  readonly css?: readonly string[];
}

/** Vite's manifest: chunks by their names, which are their sources. */
export type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** The name of the chunk that every page starts with. */
export const entry = 'index.html';

/** These chunks and all they import, each after those it imports. Throws when the manifest lacks one. */
export function withImports(manifest: Manifest, names: readonly string[]): Map<string, Chunk> {
  const found = new Map<string, Chunk>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest of the build has no chunk ${name}. Is it still imported?`);
    chunk.imports?.forEach(follow);
    found.set(name, chunk);
  };
  names.forEach(follow);
  return found;
}

/** The scripts of these chunks and all they import. */
export const scriptsOf = (manifest: Manifest, names: readonly string[]): string[] =>
  [...withImports(manifest, names).values()].map(({ file }) => file);

/** The style sheets of these chunks and all they import, in the order in which they have to stand. */
export const stylesOf = (manifest: Manifest, names: readonly string[]): string[] => [
  ...new Set([...withImports(manifest, names).values()].flatMap(({ css = [] }) => css)),
];
