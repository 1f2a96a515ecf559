import { readFileSync } from 'node:fs';

interface WranglerFile {
  readonly compatibility_date: string;
  readonly compatibility_flags: string[];
  readonly assets: {
    readonly html_handling: 'auto-trailing-slash';
    readonly not_found_handling: '404-page';
    readonly run_worker_first: string[];
  };
  readonly vars: Record<string, string>;
}

const file = new URL('../../../services/gateway/deploy/wrangler.jsonc', import.meta.url);

/** Settings of the recipe for edge platforms. Its comments are lines of their own. */
export const recipe: WranglerFile = JSON.parse(readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''));
