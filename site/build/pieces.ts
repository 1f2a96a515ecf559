import path from 'node:path';

/** A script piece of the built client, and what it needs. */
export interface Piece {
  readonly file: string;
  /** The names of the pieces it imports. */
  readonly imports?: readonly string[];
  /** Its own style sheets. */
  readonly css?: readonly string[];
}

/** Vite's manifest: script pieces by their names, which are their sources. */
export type Manifest = Readonly<Record<string, Piece | undefined>>;

/** The name of the piece that every page starts with. */
export const entry = 'index.html';

/** The pieces the app waits for before it starts on a page; a post's page waits for its text (site/app/routes.tsx). */
export const piecesOfPage = (address: string, page: string): readonly string[] => [
  `pages/${page}/${page}.tsx`,
  ...(page === 'PostPage' ? ['content/posts.ts', `content/posts/${path.basename(address)}.md`] : []),
];

/** These pieces and all they need by name, each after those it imports. Throws when the manifest lacks one. */
export function withImports(manifest: Manifest, names: readonly string[]): Map<string, Piece> {
  const found = new Map<string, Piece>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const piece = manifest[name];
    if (!piece) throw new Error(`The manifest of the build has no piece ${name}. Is it still imported?`);
    piece.imports?.forEach(follow);
    found.set(name, piece);
  };
  names.forEach(follow);
  return found;
}

/** The style sheets of these pieces and all they need, in the order in which they have to stand. */
export const stylesOf = (manifest: Manifest, names: readonly string[]): string[] => [
  ...new Set([...withImports(manifest, names).values()].flatMap(({ css = [] }) => css)),
];
