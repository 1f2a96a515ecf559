// Builds the site, tests the built server, and writes the files of a release into `release`. These are one archive,
// its checksum, and the list of its packages (an SBOM in CycloneDX). The install scripts in `services/gateway/deploy`
// use the archive.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { sizesFile, sizesOf, sizeTable } from './releaseSizes.ts';
import { sourceRelease } from './reportingRelease.ts';
import { smoke } from './smoke.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const releases = path.join(root, 'release');
/** Files and folders of the archive: path in the repository, and path in the archive. */
const contents = {
  'dist/client': 'dist/client',
  'dist/server': 'dist/server',
  'package.json': 'package.json',
  'package-lock.json': 'package-lock.json',
  '.npmrc': '.npmrc',
  LICENSE: 'LICENSE',
  'site/build/prestart.js': 'site/build/prestart.js',
  'services/gateway/deploy': 'deploy',
} as const;

async function release(): Promise<void> {
  await import('./build.ts');
  await mkdir(releases, { recursive: true });
  const staging = await mkdtemp(path.join(releases, 'staging-'));
  try {
    for (const [from, to] of Object.entries(contents))
      await cp(path.join(root, from), path.join(staging, to), { recursive: true });
    // This link is only for the smoke test. The archive itself contains no packages, so that it works on every
    // platform.
    await symlink(path.join(root, 'node_modules'), path.join(staging, 'node_modules'));
    console.log(await smoke(staging));
    await rm(path.join(staging, 'node_modules'));

    const name = `website-${sourceRelease()}`;
    const archive = path.join(releases, `${name}.tar.gz`);
    const sizes = await sizesOf(path.join(staging, 'dist'));
    await writeFile(path.join(staging, sizesFile), JSON.stringify(sizes));
    const previous = await newestArchive(`${name}.tar.gz`);
    console.log(sizeTable(previous && (await sizesIn(previous)), sizes));

    execFileSync('tar', ['-czf', archive, '-C', staging, ...(await readdir(staging))]);
    const checksum = createHash('sha256')
      .update(await readFile(archive))
      .digest('hex');
    await writeFile(`${archive}.sha256`, `${checksum}  ${name}.tar.gz\n`);
    const npmSbom = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
    const packages = execFileSync('npm', npmSbom, { cwd: root, maxBuffer: 64 * 2 ** 20 });
    await writeFile(path.join(releases, `${name}.sbom.json`), packages);
    console.log(`release/${name}.tar.gz, with its .sha256, and release/${name}.sbom.json`);
    console.log(`Install it, or go back to it: sh services/gateway/deploy/install.sh release/${name}.tar.gz`);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Returns the newest archive except the named one; `undefined` if there is none. */
async function newestArchive(exceptName: string): Promise<string | undefined> {
  const archives = (await readdir(releases)).filter(
    (file) => file.endsWith('.tar.gz') && file !== exceptName,
  );
  const times = await Promise.all(
    archives.map(async (file) => ({ file, time: (await stat(path.join(releases, file))).mtimeMs })),
  );
  const newest = times.sort((one, other) => other.time - one.time)[0]?.file;
  return newest && path.join(releases, newest);
}

const sizesIn = async (archive: string) =>
  JSON.parse(execFileSync('tar', ['-xzOf', archive, sizesFile], { encoding: 'utf8' }));

if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
await release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
