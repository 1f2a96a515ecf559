/** A built client as the budgets see it; files are named by their paths in it. */
export interface Build {
  /** Vite's manifest: script pieces by their sources. */
  readonly manifest: Readonly<
    Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
  >;
  readonly read: (file: string) => string;
  /** The bytes of a file as it is sent. */
  readonly bytes: (file: string) => number;
}

/** What the first visit of a page loads before any interaction. */
export interface FirstVisit {
  readonly route: string;
  /** The names in the manifest of its script pieces. */
  readonly pieces: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Files of the font that are preloaded or have Latin letters. */
  readonly fonts: readonly string[];
  /** Files of the font for letters of other alphabets that stand in the page. */
  readonly otherFonts: readonly string[];
  /** Bytes of each kind. */
  readonly sizes: Readonly<Record<'html' | 'script' | 'style' | 'font', number>>;
}

/** Follows a page's HTML, and the pieces of these sources, to everything a first visit loads. Throws when one is lost. */
export function firstVisit(build: Build, route: string, sources: readonly string[]): FirstVisit {
  const { manifest, read, bytes } = build;
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  const html = read(file);
  const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

  const pieces = new Set<string>();
  const scripts = new Set(linked(/(?:src|href)="\/([^"]+\.js)"/g));
  const follow = (source: string) => {
    const piece = manifest[source];
    if (!piece) throw new Error(`${route} loads ${source}, but the manifest of the build has no such piece.`);
    if (pieces.has(source)) return;
    pieces.add(source);
    scripts.add(piece.file);
    piece.imports?.forEach(follow);
  };
  ['index.html', ...sources].forEach(follow);

  const styles = linked(/href="\/([^"]+\.css)"/g);
  const fonts = new Set(linked(/href="\/([^"]+\.woff2)"/g));
  const otherFonts = new Set<string>();
  for (const face of fontFaces(styles.map(read).join('\n')))
    if (face.has(textOf(html)) && !fonts.has(face.file)) (face.has('a') ? fonts : otherFonts).add(face.file);

  const sum = (files: Iterable<string>) => [...files].reduce((total, each) => total + bytes(each), 0);
  const sizes = {
    html: bytes(file),
    script: sum(scripts),
    style: sum(styles),
    font: sum([...fonts, ...otherFonts]),
  };
  return {
    route,
    pieces: [...pieces],
    scripts: [...scripts],
    styles,
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
