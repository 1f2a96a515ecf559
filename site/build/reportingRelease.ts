import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the name of a build for its error reports: `RELEASE`, or the version and a hash of the sources. Returns
 * `null` unless `ERROR_REPORTS` is `on`. Throws if the name has characters that a report must not contain.
 */
export function reportingRelease(env: Readonly<Record<string, string | undefined>>): string | null {
  if (env.ERROR_REPORTS !== 'on') return null;
  const release = env.RELEASE || sourceRelease();
  if (/^[\w.+-]{1,40}$/.test(release)) return release;
  throw new Error('RELEASE must have 1 to 40 letters, digits, dots, plus signs, hyphens or underscores.');
}

/** Returns the version and a hash of the sources. The same sources always have the same name. */
export const sourceRelease = (): string => `${version()}-${hashOfSources()}`;

const version = (): string => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const layer of ['design-system', 'services', 'site']) {
    const files = readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .map((file) => path.join(layer, file))
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 8);
}
