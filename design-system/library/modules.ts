import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the design system, with its source files. */
export const sourceFolder = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** A module that apps can import by itself. */
export interface Module {
  /** Name, such as `Button`. */
  readonly name: string;
  /** Path without extension, such as `components/Button/Button`. */
  readonly file: string;
  /** Source text. */
  readonly text: string;
}

const listedIn = (entry: string) =>
  Array.from(
    readFileSync(path.join(sourceFolder, entry), 'utf8').matchAll(/^export \{.+ from '\.\/(.+\.tsx?)'/gm),
    ([, file = '']) => file,
  );

/**
 * Modules of all exports of the entry points, without types, and the module of `Markdown`, which is too large for an
 * entry point.
 */
export const modules: readonly Module[] = [
  ...listedIn('index.ts'),
  ...listedIn('patterns.ts'),
  'components/Markdown/Markdown.tsx',
].map((file) => ({
  name: path.parse(file).name,
  file: file.replace(/\.tsx?$/, ''),
  text: readFileSync(path.join(sourceFolder, file), 'utf8'),
}));
