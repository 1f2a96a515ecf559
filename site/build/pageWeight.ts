import { entry, type Manifest, stylesOf, withImports } from './chunks.ts';

/** A built client. File names are paths inside it. */
export interface Build {
  readonly manifest: Manifest;
  readonly read: (file: string) => string;
  /** Returns the size of a file in bytes: the brotli size if there is a compressed file, else the plain size. */
  readonly bytes: (file: string) => number;
}

/** Files that a page loads on a first visit before any interaction. */
export interface PageWeight {
  readonly route: string;
  /** Names of the page's chunks in the manifest. */
  readonly chunks: readonly string[];
  readonly scripts: readonly string[];
  /** Stylesheets that are inlined in the page or belong to its chunks. */
  readonly styles: readonly string[];
  /** Font files that are preloaded or contain Latin letters. */
  readonly fonts: readonly string[];
  /** Font files for other alphabets that occur in the page's text. */
  readonly otherFonts: readonly string[];
  /** Bytes of each kind. `html` includes the styles, because they are inlined. */
  readonly sizes: Readonly<Record<'html' | 'script' | 'style' | 'font', number>>;
}

/** Returns everything that a first visit to a page loads. Throws if the manifest lacks a chunk. */
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

/** Returns the font files of a stylesheet. `has` tells whether a text contains letters of that file. */
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
