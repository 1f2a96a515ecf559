import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** File that `npm pack` made of the library. */
    readonly tarball: string;
  }
}

/** Packs the library once for every application. */
export default function packLibrary({ provide }: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-packed-'));
  execFileSync('npm', ['run', '--silent', 'library', '--', path.join(folder, 'library')], {
    cwd: root,
    stdio: 'ignore',
  });
  const [file = ''] = execFileSync('npm', ['pack', '--silent', './library'], {
    cwd: folder,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  provide('tarball', path.join(folder, file));
  return () => rmSync(folder, { recursive: true, force: true });
}
