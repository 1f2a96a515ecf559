import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

import { writeSmallSite } from './smallSite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder as `npm ci --omit=dev` leaves it after a build: a small site, the built server, production packages alone. */
export async function writeBuiltServer(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  const site = await writeSmallSite();
  await build({
    configFile: path.join(root, 'site/vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: `${folder}/dist/server`,
      rolldownOptions: {
        input: {
          node: path.join(root, 'services/gateway/node.ts'),
          leads: path.join(root, 'services/gateway/leadsCommand.ts'),
        },
      },
    },
  });
  await rename(site.folder, `${folder}/dist/client`);
  await cp(path.join(root, 'site/build/prestart.js'), `${folder}/site/build/prestart.js`);
  await cp(path.join(root, 'package.json'), `${folder}/package.json`);
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  for (const [name, { dev, optional }] of Object.entries<{ dev?: true; optional?: true }>(lock.packages)) {
    // A nested package is linked with its parent.
    if (dev || optional || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(name)) continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await symlink(path.join(root, name), path.join(folder, name));
  }
  await writeFile(`${folder}/.npmrc`, 'update-notifier=false\n');
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Writes the archive of a release and its checksum, as `npm run release` does, from a folder of `writeBuiltServer`. */
export async function writeRelease(
  name: string,
  built: string,
): Promise<{ readonly archive: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  const archive = path.join(folder, `${name}.tar.gz`);
  for (const file of ['package-lock.json', '.npmrc']) await cp(path.join(root, file), path.join(built, file));
  // A temporary folder is its owner's alone; a built one is not.
  await chmod(path.join(built, 'dist/client'), 0o755);
  const contents = ['dist', 'package.json', 'package-lock.json', '.npmrc'];
  execFileSync('tar', ['-czf', archive, '-C', built, ...contents]);
  const checksum = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  await writeFile(`${archive}.sha256`, `${checksum}  ${name}.tar.gz\n`);
  return { archive, remove: () => rm(folder, { recursive: true }) };
}

/** A program under test and what it has printed. */
export interface StartedProgram {
  readonly child: ChildProcess;
  output(): string;
  /** The exit code, or the signal it died of. */
  readonly ended: Promise<number | string | null>;
}

/** Starts a command in a folder with these variables and no others but the path and home. */
export function startProgram(
  folder: string,
  [program = '', ...words]: readonly string[],
  env: Record<string, string>,
): StartedProgram {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, words, { cwd: folder, env: { PATH, HOME, ...env }, stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  );
  return { child, output: () => output, ended };
}
