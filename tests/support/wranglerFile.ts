import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../services/gateway/deploy/wrangler.jsonc', import.meta.url));

/** What the recipe for edge platforms says, its paths absolute. */
export interface WranglerFile {
  readonly main: string;
  readonly pages: string;
  readonly compatibilityDate: string;
  readonly compatibilityFlags: string[];
  readonly htmlHandling: 'auto-trailing-slash';
  readonly notFoundHandling: '404-page';
  readonly workerFirst: string[];
  readonly vars: Record<string, string>;
}

/** Reads `services/gateway/deploy/wrangler.jsonc`, whose comments are lines of their own. */
export async function readWranglerFile(): Promise<WranglerFile> {
  const text = await readFile(file, 'utf8');
  const read = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''));
  const at = (name: string) => path.resolve(path.dirname(file), name);
  return {
    main: at(read.main),
    pages: at(read.assets.directory),
    compatibilityDate: read.compatibility_date,
    compatibilityFlags: read.compatibility_flags,
    htmlHandling: read.assets.html_handling,
    notFoundHandling: read.assets.not_found_handling,
    workerFirst: read.assets.run_worker_first,
    vars: read.vars,
  };
}
