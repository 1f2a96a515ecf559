import { entry, type Manifest, stylesOf, withImports } from './chunks.ts';

/** A built client. Files are named by their paths in it. */
export interface Build {
  readonly manifest: Manifest;
  readonly read: (file: string) => string;
  /** Size of a file as it is sent, in bytes. */
  readonly bytes: (file: string) => number;
}

/** Files that a page loads on a first visit before any interaction. */
export interface PageWeight {
  readonly route: string;
  /** Names of its chunks in the manifest. */
  readonly chunks: readonly string[];
  readonly scripts: readonly string[];
  /** Style sheets inside the page and of its chunks. */
  readonly styles: readonly string[];
  /** Files of the font that are preloaded or have Latin letters. */
  readonly fonts: readonly string[];
  /** Font files for other alphabets that the page contains. */
  readonly otherFonts: readonly string[];
  /** Bytes of each kind; the page holds its styles, so that `html` counts them too. */
  readonly sizes: Readonly<Record<'html' | 'script' | 'style' | 'font', number>>;
}

/** Follows a page's HTML and its chunks to everything a first visit loads. Throws when the manifest lacks a chunk. */
export function weighPage(build: Build, route: string, chunkNames: readonly string[]): PageWeight {
  const { manifest, read, bytes } = build;
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  const html = read(file);
  const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

  const names = [entry, ...chunkNames];
  const chunks = withImports(manifest, names);
  const scripts = new Set(linked(/(?:src|href)="\/([^"]+\.js)"/g));
  for (const chunk of chunks.values()) scripts.add(chunk.file);
  const styles = new Set([...linked(/href="\/([^"]+\.css)"/g), ...stylesOf(manifest, names)]);
  const fonts = new Set(linked(/href="\/([^"]+\.woff2)"/g));
  const otherFonts = new Set<string>();
  for (const face of fontFaces([...styles].map(read).join('\n')))
    if (face.has(textOf(html)) && !fonts.has(face.file)) {
      const isLatin = face.has('a');
      (isLatin ? fonts : otherFonts).add(face.file);
    }

  const sum = (files: Iterable<string>) => [...files].reduce((total, each) => total + bytes(each), 0);
  const sizes = {
    html: bytes(file),
    script: sum(scripts),
    style: sum(styles),
    font: sum([...fonts, ...otherFonts]),
  };
  return {
    route,
    chunks: [...chunks.keys()],
    scripts: [...scripts],
    styles: [...styles],
    fonts: [...fonts],
    otherFonts: [...otherFonts],
    sizes,
  };
}

const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '');

/** The font files of a stylesheet, and whether a text has letters from them. */
function fontFaces(css: string) {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, face = '']) => {
    const file = /url\(["']?\/([^"')]+)/.exec(face)?.[1];
    const ranges = [...face.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => ({
      from: Number.parseInt(from.replaceAll('?', '0'), 16),
      to: Number.parseInt(to.replaceAll('?', 'F'), 16),
    }));
    const covers = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.length === 0 || ranges.some(({ from, to }) => from <= code && code <= to);
    };
    return file ? [{ file, has: (text: string) => [...text].some(covers) }] : [];
  });
}
