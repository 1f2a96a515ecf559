import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the design system. */
export const source = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** A module that can be imported alone. */
export interface Module {
  /** `Button` */
  readonly name: string;
  /** `components/Button/Button` */
  readonly file: string;
  /** The whole of its source. */
  readonly text: string;
}

const listedIn = (entry: string) =>
  Array.from(
    readFileSync(path.join(source, entry), 'utf8').matchAll(/^export \{.+ from '\.\/(.+\.tsx?)'/gm),
    ([, file = '']) => file,
  );

/** All exports of the entry points except types, and `Markdown`, which is too large for an entry point. */
export const modules: readonly Module[] = [
  ...listedIn('index.ts'),
  ...listedIn('patterns.ts'),
  'components/Markdown/Markdown.tsx',
].map((file) => ({
  name: path.parse(file).name,
  file: file.replace(/\.tsx?$/, ''),
  text: readFileSync(path.join(source, file), 'utf8'),
}));
