import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type BuiltImage, runDockerfile } from '#tests/contract/runDockerfile.ts';
import { writeBuiltServer, writeRelease } from '#tests/smallSite/builtServer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const recipes = path.join(root, 'services/gateway/deploy');

describe('the Dockerfile, its steps done in folders of this machine', () => {
  let scratch: string;
  let image: BuiltImage;
  beforeAll(async () => {
    scratch = await mkdtemp(path.join(tmpdir(), 'image-'));
    await chmod(scratch, 0o755);
    const built = await writeBuiltServer();
    const { archive, remove } = await writeRelease('website-1.0.0-test', built.folder);
    image = await runDockerfile({
      dockerfile: path.join(recipes, 'Dockerfile'),
      context: path.dirname(archive),
      args: { ARCHIVE: path.basename(archive) },
      scratch,
    });
    await remove();
    await built.remove();
  }, 600_000);
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  test('a user without rights serves the site from it and is found healthy', {
    timeout: 60_000,
  }, async () => {
    expect(image.user).toBe('node');
    const cwd = path.join(image.root, image.workdir);
    const port = String(await getPort());
    const env = { PATH: process.env.PATH ?? '', ...image.env, HOST: '127.0.0.1', PORT: port };
    // Only root can become another user.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const [program = '', ...words] = image.command;
    const child = spawn(program, words, { cwd, env, stdio: 'ignore', ...nobody });
    try {
      const [check = '', ...checkWords] = image.healthCheck;
      const isHealthy = () => spawnSync(check, checkWords, { cwd, env }).status;
      expect(isHealthy()).toBe(1);
      await expect.poll(isHealthy, { timeout: 20_000 }).toBe(0);
      const page = await fetch(`http://127.0.0.1:${port}/about`, { headers: { 'accept-encoding': 'br' } });
      expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    } finally {
      child.kill();
    }
  });

  test('it holds what runs and nothing else', async () => {
    expect((await readdir(path.join(image.root, image.workdir))).sort()).toEqual([
      'data',
      'dist',
      'node_modules',
      'package.json',
    ]);
    expect(await readdir(path.join(image.root, image.workdir, 'node_modules'))).not.toContain('vite');
  });
});
