import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { smoke } from '#site/build/smoke.ts';
import { writeBuiltServer, writeRelease } from '#tests/smallSite/builtServer.ts';

let built: Awaited<ReturnType<typeof writeBuiltServer>>;
let release: Awaited<ReturnType<typeof writeRelease>>;
beforeAll(async () => {
  built = await writeBuiltServer();
  release = await writeRelease('website-1.0.0-one', built.folder);
}, 60_000);
afterAll(async () => {
  await release.remove();
  await built.remove();
});

describe('the smoke test of a release', { timeout: 60_000 }, () => {
  test('tries every page, every file and a message of a built server that works', async () => {
    expect(await smoke(built.folder)).toBe(
      'Smoke test: 6 pages and files, health, assistant, message and erasure work.',
    );
  });

  test('names the file that is missing', async () => {
    await rm(`${built.folder}/dist/client/static/js/a.js`);
    await expect(smoke(built.folder)).rejects.toThrow('/static/js/a.js: 404 instead of 200');
  });

  test('says that a server did not start', async () => {
    await writeFile(`${built.folder}/dist/server/node.js`, 'process.exit(3)');
    await expect(smoke(built.folder)).rejects.toThrow('The built server did not start');
  });
});

describe('install.sh', { timeout: 60_000 }, () => {
  const script = fileURLToPath(new URL('../../services/gateway/deploy/install.sh', import.meta.url));
  let place: string;
  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'install-'));
    // Other tests install the packages.
    await writeFile(`${place}/npm`, '#!/bin/sh\necho "$@" > npm.log\n');
    await chmod(`${place}/npm`, 0o755);
  });
  afterAll(() => rm(place, { recursive: true }));
  const install = (archive: string) => {
    const env = { PATH: `${place}:${process.env.PATH}`, WEBSITE: `${place}/website` };
    const { status, stdout, stderr } = spawnSync('sh', [script, archive], { env, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const current = () => readlink(`${place}/website/current`);

  test('puts a release into its place with its packages, then a newer one, then goes back', async () => {
    expect(install(release.archive)).toMatchObject({ status: 0 });
    const one = `${place}/website/releases/website-1.0.0-one`;
    expect(await current()).toBe(one);
    expect(await readFile(`${one}/npm.log`, 'utf8')).toBe('ci --omit=dev\n');
    expect(await readdir(`${place}/website/current/dist`)).toEqual(['client', 'server']);

    const newer = release.archive.replace('one', 'two');
    await cp(release.archive, newer);
    const checksum = await readFile(`${release.archive}.sha256`, 'utf8');
    await writeFile(`${newer}.sha256`, checksum.replace('one', 'two'));
    expect(install(newer)).toMatchObject({ status: 0 });
    expect(await current()).toBe(`${place}/website/releases/website-1.0.0-two`);
    expect(install(release.archive)).toMatchObject({ status: 0 });
    expect(await current()).toBe(one);
  });

  test('leaves all as it is when the archive is not the one of its checksum', async () => {
    const before = await current();
    const damaged = release.archive.replace('one', 'three');
    await writeFile(damaged, 'something else');
    await writeFile(`${damaged}.sha256`, `${'0'.repeat(64)}  website-1.0.0-three.tar.gz\n`);
    expect(install(damaged).status).not.toBe(0);
    expect(await current()).toBe(before);
    expect(await readdir(`${place}/website/releases`)).not.toContain('website-1.0.0-three');
  });
});
