import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The address of every page that was built, the not-found page as `/404`. Throws when nothing is built. */
export const builtRoutes = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
