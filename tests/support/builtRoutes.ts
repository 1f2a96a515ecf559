import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of every built page, with the not-found page as `/404`. Throws if nothing is built. */
export const builtRoutes = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
