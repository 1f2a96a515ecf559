/** A chunk of the built client. */
export interface Chunk {
  readonly file: string;
  /** Names of the chunks that it imports. */
  readonly imports?: readonly string[];
  /** Stylesheets of the chunk, without those of its imports. */
  readonly css?: readonly string[];
}

/** Manifest of Vite: chunks by name. The name is the path of the source file. */
export type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** Name of the first chunk of every page. */
export const entry = 'index.html';

/** Returns these chunks and all their imports. Each chunk comes after its imports. Throws if the manifest lacks one. */
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

/** Returns the script files of these chunks and of all their imports. */
export const scriptsOf = (manifest: Manifest, names: readonly string[]): string[] =>
  [...withImports(manifest, names).values()].map(({ file }) => file);

/** Returns the stylesheets of these chunks and of all their imports, in the order that the page must use. */
export const stylesOf = (manifest: Manifest, names: readonly string[]): string[] => [
  ...new Set([...withImports(manifest, names).values()].flatMap(({ css = [] }) => css)),
];
